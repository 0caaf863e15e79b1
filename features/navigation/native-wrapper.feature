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

  @NAV-07
  Rule: Another app of the house gets nothing but the forms

    Scenario: A learner without a session
      Given Yui meets Oz inside another app
      And Yui has an account
      When she opens "/ja/form_redirect?redirect=cancel"
      Then she is at "/ja/native_embedded/native_auth?redirect_uri=%2Fform_redirect%3Fredirect%3Dcancel"

    Scenario: A learner with a session
      Given Yui meets Oz inside another app
      And Yui is signed in
      When she opens "/ja/verbal_composition/books"
      Then she sees the form-redirect

  @NAV-10
  Rule: Without a place to go back to, the wrapper is asked

    Scenario: She came in by a notification
      Given Yui uses the ios app
      And Yui is signed in
      When she opens "/ja/account"
      And she goes back
      Then she is at "/ja/native_back"

  @NAV-11
  Rule: A wrapper that does not go back is helped

    Scenario: Nothing happens
      Given Yui uses the android app
      And Yui is signed in
      And going back does nothing in her app
      When she opens "/ja/verbal_composition/books"
      And she goes on to "/ja/account"
      And she goes back
      Then she is at "/ja/native_back"
      And 2 places are behind her

  @PWA-04
  Rule: The wrapper is known by what it calls itself

    Scenario Outline: Signing in
      Given Yui uses the <wrapper> app
      And Yui has an account
      When she opens "/ja"
      Then she sees the login
      And she is at "/ja/native_auth?redirect_uri=%2F"

      Examples:
        | wrapper |
        | ios     |
        | android |

  @AUDIO-04
  Rule: What is achieved is felt in the wrapper, where its web view has no way

    @only-web
    Scenario Outline: A right answer
      Given Yui uses the <wrapper> app
      And Yui has opened the lesson "朝と家で"
      And her device lets things move
      When she hears an effect at a right answer
      Then her app was <asked> to let her feel it

      Examples:
        | wrapper | asked     |
        | ios     | asked     |
        | android | not asked |

  @AUTH-10
  Rule: The Android app lets go before the session ends

    Scenario: Signing out in the Android app
      Given Yui uses the android app
      And Yui is signed in
      When she signs out
      Then her app was asked to log out while she was signed in
      And she sees the login

    Scenario: Signing out in the iOS app
      Given Yui uses the ios app
      And Yui is signed in
      When she signs out
      Then her app was not asked to log out
      And she sees the login
