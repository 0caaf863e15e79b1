@fault
Feature: Her password, once more
  What changes her account asks for her password, and then goes on with what she wanted.

  @AUTH-25
  Rule: She gives her password again, and nothing is lost

    Background:
      Given Yui signed in 11 minutes ago

    Scenario: Another email
      When she changes her email to another one
      Then she is asked for her password again
      When she gives "Not-mine-1!" as her password again
      Then she is told that the password is wrong
      When she gives her password again
      And she opens the link that was mailed to the new email
      Then her account has the new email

    Scenario: The account is closed
      When she closes her account
      Then she is asked for her password again
      When she gives her password again
      And she opens "/ja/login"
      And she gives her email
      Then she is told that no account has this email

    Scenario: She has just signed in
      When she signs out
      And she signs in
      And she changes her email to another one
      Then she is not asked for her password again
