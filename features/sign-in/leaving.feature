Feature: Leaving a device
  The next learner on a tablet finds nothing of the one before her.

  @AUTH-28 @also-core
  Rule: Signing out leaves nothing of hers on the device

    Scenario: Everything has arrived
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      When she signs out
      Then nothing of hers is left on the device

    Scenario: What could not be sent is erased when she wants that
      Given Yui has opened the lesson "朝と家で"
      And Oz is kept on her device
      And she is offline
      And she says "I usually get up at six thirty."
      And she is told that there is no network
      When she signs out and erases what was not sent
      Then nothing of hers is left on the device

    Scenario: She stays, for it could not be sent
      Given Yui has opened the lesson "朝と家で"
      And Oz is kept on her device
      And she is offline
      And she says "I usually get up at six thirty."
      And she is told that there is no network
      When she wants to sign out
      Then she is told that something has not arrived
      When she stays
      And she is online again
      Then she is still signed in

    Scenario: A guest is told what she would lose
      Given Yui is new to Oz
      When she begins as a guest
      And she wants to sign out
      Then she is told that she could not come back
      When she stays
      Then she is still signed in

  @AUTH-28 @also-core
  Rule: A sign-out without a network is told to the server as soon as there is one

    @not-web
    Scenario: The session is gone from her devices
      Given Yui is signed in
      And she is signed in on another device
      And she looks at her devices
      Then she sees 2 devices, one of which is this one
      When she opens the list of all lessons
      And Oz is kept on her device
      And she is offline
      And she signs out
      And she is online again
      And she opens "/ja/login"
      And she gives her email
      And she signs in with the password "Sakura-2026!"
      Then she soon sees 2 devices, one of which is this one

  @AUTH-28 @also-core
  Rule: Closing the account leaves nothing of hers on the device

    Scenario: What she did
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      When she closes her account
      Then nothing of hers is left on the device

    Scenario: What had not arrived
      Given Yui has opened the lesson "朝と家で"
      And Oz is kept on her device
      And she is offline
      And she says "I usually get up at six thirty."
      And she is told that there is no network
      When she is online again
      And she closes her account
      Then nothing of hers is left on the device

    @fault @not-core
    Scenario: Her password is asked for again
      Given Yui signed in 11 minutes ago
      And she opens "/ja/verbal_composition/books"
      When she closes her account
      Then she is asked for her password again
      When she gives her password again
      Then nothing of hers is left on the device
