@mux @platform-images @self
Feature: Platform layer: images
  Which file a daemon runs, whether its path still names that file, and what starts it again.

  @mux-platform-image-stale
  Rule: An image is stale when its path names another file than at the start, or none
    Source: mux-platform-layer: C12, M30, M31, M81

    Scenario Outline: A file that is <event>
      Given a caller that has recorded the file "image"
      When its file is <event>
      Then the image is <verdict>

      Examples:
        | event                       | verdict |
        | left as it is               | current |
        | renamed over                | stale   |
        | rewritten in place          | current |
        | removed                     | stale   |
        | moved away and back         | current |
        | closed to all but execution | current |

  @mux-platform-image-born-stale
  Rule: An image whose path was empty at the start stays stale
    Source: mux-platform-layer: C12, M32

    Example: A file appears there
      Given a caller that has recorded the path "image", where nothing was
      When its file is made
      Then the image is stale

  @mux-platform-image-recorded
  Rule: A process records its own image once
    Source: mux-platform-layer: C12

    Example: Asked again, nothing has changed
      Given a caller that runs a copy of its program by a link
      And it has recorded its own image
      When it records its own image once more
      Then the image is current

    Example: Asked again after its file was moved away, it is where it was at the start
      Given a caller that runs a copy of its program by a link
      And it has recorded its own image
      And its file was moved away
      When it records its own image once more
      Then it is told the path that the image had at the start
      And the image is stale

    Example: Asked again after a rename, it is no younger
      Given a caller that runs a copy of its program by a link
      And it has recorded its own image
      And its file was renamed over
      When it records its own image once more
      Then the image is stale

  @mux-platform-image-path
  Rule: What starts a process again is the resolved file while that can be executed, and else the kernel's link to it
    Source: mux-platform-layer: C15, M74

    Example: The resolved file
      Given a caller that runs a copy of its program by a link
      When it asks for the path that starts it again
      Then it is told the file that the link leads to

    Scenario Outline: A file that was <event>
      Given a caller that runs a copy of its program by a link
      And its file was <event>
      When it asks for the path that starts it again
      Then it is told the kernel's own link

      Examples:
        | event               |
        | removed             |
        | closed to execution |
