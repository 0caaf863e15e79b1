Feature: Her devices
  A learner sees where she is signed in, and signs out what is not hers.

  @AUTH-26
  Rule: She sees every device, and signs out any or all of them

    Background:
      Given Yui is signed in
      And she is signed in on another device

    Scenario: What she sees
      When she looks at her devices
      Then she sees 2 devices, one of which is this one
      And she is signed in on the other device

    Scenario: One of them
      When she looks at her devices
      And she signs out on the other device
      Then she is signed out on the other device
      And she sees 1 device, one of which is this one

    Scenario: All of them
      When she looks at her devices
      And she signs out on all other devices
      Then she is signed out on the other device
      And she sees 1 device, one of which is this one

  @AUTH-35
  Rule: She sees what happened around her account

    Scenario: Coming in, trying, and changing
      Given Yui has an account
      And she opens "/ja/login"
      When she gives her email
      And she gives the password "Wrong-2026!"
      And she signs in with the password "Sakura-2026!"
      And she adds a passkey
      Then her security record says
        | changed: passkey-added |
        | signed-in: password    |
        | sign-in-failed         |
