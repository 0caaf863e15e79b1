Feature: Inside the wrapper
  The same app, embedded in the iOS and Android apps.

  @NAV-05
  Rule: The wrapper signs in at a place of its own

    Scenario Outline: A learner without a session
      Given Yui uses the <wrapper> app
      And Yui has an account
      When she opens "/ja/verbal_composition/books"
      Then she is at "/ja/native_auth?redirect_uri=%2Fverbal_composition%2Fbooks"

      Examples:
        | wrapper |
        | ios     |
        | android |

