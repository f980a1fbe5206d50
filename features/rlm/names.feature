@rlm @names
Feature: Names
  A host may ask which names its user has.

  @rlm-names
  Rule: The names are those that the user gave, sorted, without the hidden ones and the kernel's own
    Source: rlm-repl: ReplTest.test_list_names, ReplTest.test_list_names_skips_non_string_keys

    Example: Some of each
      Given a running kernel
      And the kernel has run
        """python
        import asyncio
        zeta = 1
        def helper(n): return n
        alpha = _hidden = rlm = mcp = bash = In = Out = get_ipython = exit = quit = open = object()
        """
      When the host asks for the names
      Then the names are alpha, helper, zeta

    Example: A key of the namespace that is no text
      Given a running kernel
      And the kernel has run `globals()[1] = 1; beta = 2`
      When the host asks for the names
      Then the names are beta
      And a later cell computes `'alive'` as `'alive'`

    Example: A new kernel has none
      Given a running kernel
      When the host asks for the names
      Then the names are nothing
