@monty @os-calls
Feature: Calls of the operating system
  The sandbox reaches no file, clock or variable by itself: each such call suspends the feed and goes to the host.

  @monty-os-call-answer
  Rule: File access goes to the host, and its answer is the result
    Source: monty-subprocess: os_call_bubbles_to_parent_without_mounts

    Example: Reading a file suspends the feed
      Given a configured worker
      When the host feeds
        """python
        from pathlib import Path
        Path('/data.txt').read_text()
        """
      Then the feed is suspended at the os call `read_text("/data.txt")`

    Example: The host's answer is what was read
      Given a configured worker
      And a feed is suspended at the os call `read_text("/data.txt")`
        """python
        from pathlib import Path
        Path('/data.txt').read_text()
        """
      When the host answers the call with "hello"
      Then the feed completes with "hello"

  @monty-os-call-forms
  Rule: Each operation arrives as a call of its own kind, with its arguments
    Source: monty-observed: os-call-forms, os-call-relative-path

    Scenario Outline: The code <code> asks for <call>
      Given a configured worker
      When the host feeds
        """python
        import os, datetime
        from pathlib import Path
        <code>
        """
      Then the feed is suspended at the os call `<call>`

      Examples: Files and folders
        | code                                        | call                               |
        | Path('/a').exists()                         | exists("/a")                       |
        | Path('/a').is_file()                        | is_file("/a")                      |
        | Path('/a').is_dir()                         | is_dir("/a")                       |
        | Path('/a').is_symlink()                     | is_symlink("/a")                   |
        | Path('/a').read_bytes()                     | read_bytes("/a")                   |
        | Path('/a').stat()                           | stat("/a")                         |
        | list(Path('/a').iterdir())                  | iterdir("/a")                      |
        | Path('/a').resolve()                        | resolve("/a")                      |
        | Path('/a').absolute()                       | absolute("/a")                     |
        | Path('/a').unlink()                         | unlink("/a")                       |
        | Path('/a').rmdir()                          | rmdir("/a")                        |
        | Path('/a').write_text('t')                  | write_text("/a", "t")              |
        | Path('/a').write_bytes(b't')                | write_bytes("/a", b"t")            |
        | Path('/a').append_text('t')                 | append_text("/a", "t")             |
        | Path('/a').append_bytes(b't')               | append_bytes("/a", b"t")           |
        | open('/a', 'w')                             | open("/a", "w")                    |
        | Path('/a').mkdir()                          | mkdir("/a", False, False)          |
        | Path('/a').mkdir(parents=True)              | mkdir("/a", True, False)           |
        | Path('/a').mkdir(exist_ok=True)             | mkdir("/a", False, True)           |
        | Path('/a').rename('/b')                     | rename("/a", "/b")                 |
        | Path('rel/x').exists()                      | exists("rel/x")                    |

      Examples: The environment and the clock
        | code                                                                | call                                |
        | os.getenv('HOME')                                                   | getenv("HOME", None)                |
        | os.getenv('HOME', '/')                                              | getenv("HOME", "/")                 |
        | os.environ                                                          | get_environ()                       |
        | datetime.date.today()                                               | date_today()                        |
        | datetime.datetime.now()                                             | date_time_now()                     |
        | datetime.datetime.now(datetime.timezone(datetime.timedelta(hours=1))) | date_time_now(offset_seconds: 3600) |

  @monty-os-call-error
  Rule: An exception for an answer surfaces with a traceback of the sandbox
    Source: monty-subprocess: os_call_error_resume_carries_exception

    Example: No such file
      Given a configured worker
      And a feed is suspended at the os call `read_text("/nope.txt")`
        """python
        from pathlib import Path
        Path('/nope.txt').read_text()
        """
      When the host answers the call by raising FileNotFoundError "No such file or directory: '/nope.txt'"
      Then the feed fails with FileNotFoundError "No such file or directory: '/nope.txt'"
      And its traceback holds a frame of the sandbox

  @monty-os-call-not-served
  Rule: A host that does not serve a call denies a file and has no such facility otherwise
    Source: monty-observed: os-call-not-served

    Example: A file is denied
      Given a configured worker
      And a feed is suspended at the os call `open("/etc/passwd", "r")`
        """python
        open('/etc/passwd')
        """
      When the host answers that it does not serve the call
      Then the feed fails with PermissionError "Permission denied: '/etc/passwd'"

    Scenario Outline: <facility> is not supported
      Given a configured worker
      And a feed is suspended at the os call `<call>`
        """python
        import os, datetime
        <code>
        """
      When the host answers that it does not serve the call
      Then the feed fails with RuntimeError "'<facility>' is not supported in this environment"

      Examples: The environment and the clock
        | facility     | code                    | call                 |
        | os.getenv    | os.getenv('HOME')       | getenv("HOME", None) |
        | os.environ   | os.environ              | get_environ()        |
        | date.today   | datetime.date.today()   | date_today()         |
        | datetime.now | datetime.datetime.now() | date_time_now()      |

  @monty-os-call-odd-answer
  Rule: An answer is taken as it comes: the worker does not check that it fits the question
    Source: monty-observed: os-call-any-type, os-call-not-found, os-call-promised

    Example: A number for a text
      Given a configured worker
      And a feed is suspended at the os call `read_text("/data.txt")`
        """python
        from pathlib import Path
        Path('/data.txt').read_text()
        """
      When the host answers the call with 5
      Then the feed completes with 5

    Example: A function that the host does not have, for a file
      Given a configured worker
      And a feed is suspended at the os call `open("/a", "r")`
        """python
        open('/a')
        """
      When the host answers that there is no function "open"
      Then the feed fails with NameError "name 'open' is not defined"

    Example: A promise that nothing awaits is itself the result
      Given a configured worker
      And a feed is suspended at the os call `open("/a", "r")`
        """python
        open('/a')
        """
      When the host promises to answer the call as number 0
      Then the feed completes with <repr: "<coroutine external_future(0)>">

    Example: A promise that the code awaits is waited for
      Given a configured worker
      And a feed is suspended at the os call `open("/a", "r")`
        """python
        await open('/a')
        """
      When the host promises to answer the call as number 0
      Then the feed waits for the calls 0

  @monty-os-call-number
  Rule: Calls of the host and of the operating system are counted together
    Source: monty-observed: call-numbers

    Example: A file after a function
      Given a configured worker
      And the feed `[ext(), open('/a')]` is suspended at the call `ext()`
      When the host answers the call with 1
      Then the feed is suspended at the os call `open("/a", "r")`
      And the call has number 1
