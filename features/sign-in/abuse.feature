@only-api @fault
Feature: Thieves and guessers
  A thief of a token or a guesser of passwords does not get far, and keeps no learner out for long.

  Background:
    Given an Oz that is on its guard

  @AUTH-22
  Rule: A session is renewed with a token that is good for one use

    Scenario: Renewing
      Given Yui has signed in without the app
      When Yui renews her session
      Then Yui is let in
      And none of her tokens is what it was

    Scenario: The thief comes second
      Given Yui has signed in without the app
      And a thief has stolen her session
      When Yui renews her session
      And 11 seconds go by
      And the thief renews the session, too
      Then the thief is told refresh-refused
      When Yui renews her session
      Then Yui is told refresh-refused

    Scenario: The thief comes first
      Given Yui has signed in without the app
      And a thief has stolen her session
      When the thief renews the session, too
      And 11 seconds go by
      And Yui renews her session
      Then Yui is told refresh-refused
      When the thief renews the session, too
      Then the thief is told refresh-refused

    Scenario: A learner who was robbed signs in again
      Given Yui has signed in without the app
      And her session was ended because it was stolen
      When Yui signs in
      And Yui renews her session
      Then Yui is let in

    Scenario: Two tabs are no thieves
      Given Yui has signed in without the app
      When two tabs renew her session, 9 seconds apart
      Then both tabs can renew it again

  @AUTH-24
  Rule: A session that has ended is over at once, for everyone who holds it

    Scenario Outline: What ends it
      Given Yui has signed in without the app
      And a thief has stolen her session
      When <what happens>
      And the thief asks who she is
      Then the thief is told signed-out
      When the thief asks for a sign-in code
      Then the thief is told signed-out

      Examples:
        | what happens             |
        | Yui signs out            |
        | Yui closes her account   |

    Scenario: A new password, chosen on another device
      Given Yui has signed in without the app
      And a thief has stolen her session
      When Yui signs in
      And Yui changes her password
      And the thief asks who she is
      Then the thief is told signed-out
      When Yui asks who she is
      Then Yui is let in

  @AUTH-22
  Rule: A password is not guessed

    Scenario: The password of one account
      Given Yui and Ken have accounts without the app
      When a thief tries 10 wrong passwords for Yui's account
      Then the thief is told wrong-password
      When the thief tries Yui's own password
      Then the thief is told too-many-requests
      When Ken signs in
      Then Ken is let in
      When 16 minutes go by
      And Yui signs in
      Then Yui is let in

    Scenario: Thieves in many places
      Given Yui and Ken have accounts without the app
      When 10 thieves in different places try a wrong password for Yui's account
      And the thief tries Yui's own password
      Then the thief is told too-many-requests

    Scenario: Many accounts from one place
      Given Yui and Ken have accounts without the app
      When a thief tries a wrong password for each of 100 emails
      And the thief tries Yui's own password
      Then the thief is told too-many-requests
      When Yui signs in
      Then Yui is let in
      When 16 minutes go by
      And the thief tries a wrong password for Yui's account
      Then the thief is told wrong-password

    Scenario: With the right password she never waits
      Given Yui and Ken have accounts without the app
      When Yui signs in 30 times
      Then Yui is let in

  @AUTH-22
  Rule: A stolen database opens no account

    Scenario: It tells no password
      Given Yui and Ken have accounts without the app
      When a thief steals the whole database
      Then their password is not in it
      And what is kept instead was made slowly, in 19 MiB of memory

    Scenario: It does not tell who has the same password
      Given Yui and Ken have accounts without the app
      Then something else is kept for Yui than for Ken

    Scenario: It tells no session
      Given Yui has signed in without the app
      When a thief steals the whole database
      Then her tokens are not in it
