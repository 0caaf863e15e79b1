@only-api
Feature: Calls about an account
  The apps around Oz ask it about accounts themselves, and can rely on what it answers.

  @AUTH-23
  Rule: A learner who is signed in can ask who she is, hand that on, and delete it

    Scenario: Who she is
      Given Yui has signed in without the app
      When Yui asks who she is
      Then she hears her own email, and that she is no guest

    Scenario: Who a caller without a session is
      When a thief asks who she is
      Then the thief is told signed-out

    Scenario: A code for another app of hers
      Given Yui has signed in without the app
      When Yui hands a code to another app of hers
      Then the other app is signed in as Yui

    Scenario: Her account is deleted
      Given Yui has signed in without the app
      When Yui deletes her account
      And Yui asks who she is
      Then Yui is told signed-out
      When Yui renews her session
      Then Yui is told refresh-refused
      When Yui signs in
      Then Yui is told account-not-found

    Scenario: Her email is free again
      Given Yui has signed in without the app
      When Yui deletes her account
      And Yui makes an account without the app
      And Yui signs in
      Then Yui is let in

  @AUTH-23
  Rule: An account can be given an email, which counts once its owner has opened the link

    Scenario: Another email, before the first was confirmed
      Given Yui has signed in without the app
      When Yui asks for another email
      Then her email is still the old one, and is not confirmed
      When she confirms the link that was mailed to the other email
      Then her email is the other one, and is confirmed

    Scenario: The email of another learner
      Given Yui has signed in without the app
      And Ken has signed in without the app
      When Yui asks for the email of Ken
      Then Yui is told email-taken

    Scenario: An account that does not exist
      When a thief asks for another email
      Then the thief is told signed-out

  @AUTH-23 @fault
  Rule: A purchase in the App Store is as good as a password

    Background:
      Given an Oz that is on its guard

    Scenario Outline: A purchase without a known learner makes an account, once
      When Yui shows her purchase in <way> way
      Then Yui is let in
      When Yui shows her purchase in <way> way
      Then it is the same account
      When Yui shows her purchase in the older way
      Then it is the same account

      Examples:
        | way       |
        | today's   |
        | the app's |

    Scenario: She is told whether her account is new
      When Yui shows her purchase in today's way
      Then she hears that her account is new
      When Yui shows her purchase in today's way
      Then she hears that her account is not new

    Scenario: Another purchase is another account
      When Yui shows her purchase in today's way
      And Ken shows a purchase of his own
      Then they have different accounts

    Scenario: The older way makes no account
      When Yui shows her purchase in the older way
      Then Yui is told account-not-found

    Scenario Outline: What Apple did not sign
      When a thief shows <what> in <way> way
      Then the thief is told purchase-refused

      Examples:
        | what                                | way       |
        | a purchase that she signed herself  | today's   |
        | a purchase that she signed herself  | the older |
        | a purchase that she signed herself  | the app's |
        | her purchase, changed to be another | today's   |
        | her purchase, changed to be another | the older |
        | her purchase, changed to be another | the app's |
        | a text that is no purchase          | today's   |

    Scenario: An account with an email, a password and a purchase
      When Yui registers in the iOS app with her purchase
      Then Yui is let in
      When Yui shows her purchase in the older way
      Then it is the same account
      When Yui signs in
      Then it is the same account

    Scenario: An account with an email and a password alone
      When Yui registers in the iOS app without a purchase
      And Yui signs in
      Then it is the same account

    Scenario: A purchase that has an account gets no second one
      Given Yui shows her purchase in today's way
      When Yui registers in the iOS app with her purchase
      Then Yui is told purchase-refused
