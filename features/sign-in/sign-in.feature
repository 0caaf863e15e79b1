Feature: Signing in
  A learner gives her email, then her password.

  @AUTH-13
  Rule: The email is asked first, then the password

    Scenario: Both are right
      Given Yui has an account
      When she opens "/ja/login"
      And she gives her email
      And she gives her password
      Then she sees the home

    @only-web
    Scenario: A keyboard that writes wide letters
      Given Yui has an account
      When she opens "/ja/login"
      And she gives her email
      And she gives the password "Ｓａｋｕｒａ－２０２６！"
      Then she sees the home

  @AUTH-19 @also-api
  Rule: What was wrong is said plainly

    Scenario: An email that is not registered
      Given Yui has an account
      When she opens "/ja/login"
      And she gives the email "nobody-knows@oz.example"
      Then she is told that no account has this email

    Scenario: A wrong password
      Given Yui has an account
      When she opens "/ja/login"
      And she gives her email
      And she gives the password "wrong-password-1!"
      Then she is told that the password is wrong

  @AUTH-20 @also-web
  Rule: An email must look like one

    Scenario Outline: Not an email
      Given Yui has an account
      When she opens "/ja/login"
      And she gives the email "<email>"
      Then she is told that this is no email

      Examples:
        | email          |
        | yui            |

      @not-web
      Examples: The same at every other level
        | email          |
        | yui@oz         |
        | yui oz@oz.jp   |
        | yui@@oz.jp     |

  @AUTH-09 @also-web
  Rule: Signing out ends the session

    Scenario: After signing out
      Given Yui is signed in
      When she signs out
      And she opens "/ja/verbal_composition/books"
      Then she sees the login
