Feature: A code beside the password
  A learner's password alone is not enough to come in, where she wants it so.

  @AUTH-34
  Rule: The password is not enough where one-time codes are on

    Background:
      Given Yui is signed in
      And she turns one-time codes on
      And she signs out
      And she opens "/ja/login"

    Scenario: A code of her app
      When she signs in
      Then she is asked for a code
      When she gives a wrong code
      Then she is told that the code is wrong
      When she gives the code of her app
      Then she sees the home

    Scenario: The same code again
      When she signs in
      And she gives the code of her app
      And she signs out
      And she opens "/ja/login"
      And she signs in
      And she gives the code of her app
      Then she is told that the code is wrong

    Scenario: Her app is lost
      When she signs in
      And she gives a code to recover
      Then she sees the home
      When she signs out
      And she opens "/ja/login"
      And she signs in
      And she gives a code to recover
      Then she is told that the code is wrong

    Scenario: She wants them no more
      When she signs in
      And she gives the code of her app
      And she turns one-time codes off
      And she signs out
      And she opens "/ja/login"
      And she signs in
      Then she sees the home

  @AUTH-34
  Rule: A mailbox is not enough either

    Scenario: A new password by mail
      Given Yui has an account
      And she has chosen a new password by a link
      And she turns one-time codes on
      When she forgets her password
      And she opens the link that was mailed to her
      And she chooses the password "Another-2028!"
      Then she is told to sign in with her new password
      When she signs in with the password "Another-2028!"
      Then she is asked for a code
