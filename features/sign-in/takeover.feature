@only-api @fault
Feature: Taking an account over
  A thief who holds a session, or knows an email, comes no further with it.

  Background:
    Given an Oz that is on its guard

  @AUTH-25
  Rule: What changes an account needs a proof of the last ten minutes

    Scenario Outline: With a stolen session
      Given Yui has signed in without the app
      And a thief has stolen her session
      When 11 minutes go by
      And the thief renews the session, too
      And the thief tries to <attempt>
      Then the thief is told password-needed
      When the thief proves to be her with a wrong password
      Then the thief is told wrong-password
      When the thief tries to <attempt>
      Then the thief is told password-needed
      When the thief proves to be her with Yui's own password
      And the thief tries to <attempt>
      Then the thief is let in

      Examples:
        | attempt                |
        | change the email       |
        | register another email |
        | close the account      |
        | ask for a sign-in code |
        | end her other sessions |
        | end a session          |

    Scenario: A thief guesses
      Given Yui has signed in without the app
      And a thief has stolen her session
      When the thief proves to be her with 10 wrong passwords
      And the thief proves to be her with Yui's own password
      Then the thief is told too-many-requests
      When Yui signs in
      Then Yui is let in

    Scenario: A session that comes from a code is no newer proof
      Given Yui has signed in without the app
      When 9 minutes go by
      And Yui hands a code to another app of hers
      And 2 minutes go by
      And the other app tries to ask for a sign-in code
      Then the other app is told password-needed

  @AUTH-25
  Rule: Both mailboxes are told of a changed email, and the old one undoes it for seven days

    Background:
      Given Yui has confirmed her email without the app
      And a thief knows her password, and has changed her email

    Scenario: They are told
      Then her mailbox holds a link to undo it
      And the mailbox of the thief is told, too

    Scenario: She undoes it
      When 6 days go by
      And she undoes it
      Then her email is her own again
      And the thief can do nothing with it any more
      When she chooses a new password by mail
      Then Yui is let in

    Scenario: The thief has done all to keep it
      When the thief chooses another password by mail
      And the thief changes the email once more
      And a stranger makes an account with her old email
      And she undoes it
      Then her email is her own again
      And the thief can do nothing with it any more

    Scenario: The thief undoes nothing of hers
      When the thief changes the email once more
      And she undoes it
      And the thief tries to undo it in turn
      Then the thief is told link-invalid
      And her email is her own again

    Scenario: It is too late
      When 8 days go by
      And she undoes it
      Then Yui is told link-invalid

  @AUTH-24
  Rule: Whatever ends a session ends it at once

    Scenario Outline: From elsewhere
      Given Yui has signed in without the app
      And a thief has stolen her session
      When Yui signs in
      And <what happens>
      And the thief asks who she is
      Then the thief is told signed-out
      When the thief asks for a sign-in code
      Then the thief is told signed-out
      When the thief renews the session, too
      Then the thief is told refresh-refused

      Examples:
        | what happens                             |
        | Yui signs out on all her other devices   |
        | Yui signs out on her first device        |
        | Yui changes her email and confirms it    |
        | the operator ends all her sessions       |

    Scenario: A code that was asked for before makes no session
      Given Yui has signed in without the app
      And a thief has stolen her session
      And the thief has a sign-in code
      When Yui signs out
      And the thief shows the code
      Then the thief is told code-refused

  @AUTH-22
  Rule: A session has one line of refresh tokens

    Scenario: Twelve thieves within a moment
      Given Yui has signed in without the app
      When 12 thieves renew her session at the same moment
      Then all of them have the same refresh token
      When 11 seconds go by
      And 2 of the thieves renew it 11 seconds apart
      Then no one has a session any more

    Scenario: Not for ever
      Given Yui has signed in without the app
      When she renews her session every 20 days for 180 days
      Then Yui is told refresh-refused

  @AUTH-22
  Rule: Guessing locks no known learner out

    Scenario: Thieves elsewhere
      Given Yui has signed in without the app
      When a thief tries 10 wrong passwords for Yui's account
      And the thief tries Yui's own password
      Then the thief is told too-many-requests
      When Yui signs in
      Then Yui is let in

    Scenario: Where she is known guesses are counted, too
      Given Yui has signed in without the app
      When Yui tries 10 wrong passwords for Yui's account
      And Yui signs in
      Then Yui is told too-many-requests

  @AUTH-16
  Rule: The newest link is the only one

    Scenario: She asked twice
      Given Yui has signed in without the app
      When she asks 2 times for a link to choose a password
      Then only the newest link works

  @AUTH-27
  Rule: What was there before the account was hers is not part of it

    Scenario: A guest's session
      Given Yui looks around as a guest without the app
      And a thief has stolen her session
      When Yui makes the account that keeps what she did
      And the thief renews the session, too
      Then the thief is told refresh-refused
      When the thief asks who she is
      Then the thief is told signed-out
      When Yui signs in
      Then it is the account of the guest

    Scenario: An account that was made with her email, before she came
      Given a thief has registered in the iOS app with Yui's email and a purchase of his own
      When Yui chooses a password for her email by mail
      And the thief shows his purchase in the older way
      Then the thief is told account-not-found
      When the thief renews the session, too
      Then the thief is told refresh-refused
      When the thief signs in to Yui's account with his own password
      Then the thief is told wrong-password
      When Yui signs in with the password she chose
      Then Yui is let in

    Scenario: The link in a mail that she did not ask for
      Given a thief has registered in the iOS app with Yui's email and a purchase of his own
      When Yui opens the link that confirms her email
      Then Yui is told password-needed

  @AUTH-27
  Rule: A signed transaction opens an account once

    Scenario: It was found in a backup
      Given Yui shows her purchase in today's way
      And a thief has found what she showed
      When 11 minutes go by
      And the thief shows it
      Then the thief is told purchase-refused

    Scenario: The answer was lost
      Given Yui shows her purchase in today's way
      When Yui shows the very same again
      Then it is the same account

    Scenario: A newer one was shown since
      Given Yui shows her purchase in today's way
      And a thief has found what she showed
      When Yui shows her purchase in today's way
      And the thief shows it
      Then the thief is told purchase-refused
