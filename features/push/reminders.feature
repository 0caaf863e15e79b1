Feature: Reminders
  A learner who wants it is reminded, at her hour, in her language; no other learner is bothered.

  @CAMP-05
  Rule: Permission is asked for when she turns reminders on, never at start

    Scenario: Turning them on
      Given her device grants notifications
      And Yui is signed in
      When she opens home
      And she opens her reminders
      Then she was asked to allow notifications 0 times
      And reminders are off
      When she turns reminders on
      Then she was asked to allow notifications 1 time
      And reminders are on

    @not-native
    Scenario: Her device does not allow it
      Given her device denies notifications
      And Yui is signed in
      When she opens her reminders
      And she turns reminders on
      Then she is told why: "push-denied"
      And reminders are off
      And she is reached on nothing

  @CAMP-04
  Rule: The device is registered

    @only-web
    Scenario: A browser
      Given her device grants notifications
      And Yui is signed in
      When she opens her reminders
      And she turns reminders on
      Then she is reached on web
      When she wants to be reminded at 7
      Then she is reminded at 7
      When she wants to be reminded at 18
      Then she is reminded at 18

    @only-native
    Scenario: A wrapper
      Given her device grants notifications
      And Yui is signed in
      When she opens her reminders
      And she turns reminders on
      Then she is reached on android

    @only-api
    Scenario: The same device twice
      Given Yui is signed in
      When she opens her reminders
      And she turns reminders on
      And she turns reminders off
      And she turns reminders on
      Then she is reached on web

    @only-api
    Scenario: Signing out
      Given Yui is signed in
      When she opens her reminders
      And she turns reminders on
      Then she is reached on web
      When she signs out
      And she opens "/ja/login"
      And she gives her email
      And she signs in with the password "Sakura-2026!"
      Then she is reached on nothing

    @only-web
    Scenario: Signing in again, where she allowed it before
      Given her device grants notifications
      And Yui is signed in
      When she opens her reminders
      And she turns reminders on
      And she signs out
      And she opens "/ja/login"
      And she gives her email
      And she signs in with the password "Sakura-2026!"
      Then she is soon reached on web
      And she was asked to allow notifications 1 time

  @CAMP-06 @fault
  Rule: The daily reminder at the hour she chose, in her language; what is gone is forgotten

    Background:
      Given an Oz that is on its guard
      And Yui has signed in without the app
      And Ken has signed in without the app

    Scenario: Each at their hour
      Given Yui is reached on an iOS device and reminded at 20 in ja
      And Ken is reached on an Android device and reminded at 7 in ko
      When it is 20 in Japan the next time
      Then the device of Yui got "今日も、ひとこと英語で"
      And the device of Ken got nothing
      When it is 7 in Japan the next time
      Then the device of Ken got "오늘도 영어로 한마디"
      And the device of Yui got "今日も、ひとこと英語で"

    Scenario: Turned off
      Given Yui is reached on an iOS device and reminded at 20 in ja
      When Yui turns reminders off
      And it is 20 in Japan the next time
      And the operator announces a maintenance
      Then the device of Yui got nothing

    Scenario: A device that is gone
      Given Yui is reached on an iOS device and reminded at 20 in ja
      When the service says that the device of Yui is gone
      And it is 20 in Japan the next time
      Then Yui is reached on no device

    Scenario: Maintenance is told to who is reminded
      Given Yui is reached on an iOS device and reminded at 20 in en
      When the operator announces a maintenance
      Then the device of Yui got "Maintenance"
