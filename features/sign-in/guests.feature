Feature: Guests and newcomers
  Somebody can look around before she makes an account, and is led to a first lesson that fits.

  @GUEST-01 @also-web
  Rule: A guest is somebody, and can become a learner with an account

    Scenario: Looking around
      Given Yui is new to Oz
      When she begins as a guest
      Then she is a guest
      When she opens "/ja/verbal_composition/books"
      Then she sees the books

    Scenario: Nothing is lost when she makes an account
      Given Yui is new to Oz
      When she begins as a guest
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And she judges one question correct
      And she leaves the lesson
      And she keeps what she did with an account
      Then she is no guest
      And her newest record is of "朝と家で"

    Scenario: She looked around for longer than her token lives
      Given Yui is new to Oz
      When she begins as a guest
      And her access token has 0 seconds left
      And she keeps what she did with an account
      Then she is no guest

    @only-web
    Scenario: Home offers a guest an account
      Given Yui is new to Oz
      When she begins as a guest
      And she opens "/ja"
      Then she reads "記録を残しませんか"

    @only-web
    Scenario: Home offers the questions she left
      Given Yui is new to Oz
      When she makes an account
      And she opens "/ja"
      Then she reads "あなたに合うレッスンは？"

  @GUEST-02 @also-core
  Rule: A newcomer is asked a few things, and may skip them

    Scenario: She answers
      Given Yui is new to Oz
      When she makes an account
      And she answers the survey
      Then she is offered a first lesson

    Scenario: She skips it
      Given Yui is new to Oz
      When she makes an account
      And she skips the survey
      Then she is offered a first lesson

    Scenario: A guest is asked, too
      Given Yui is new to Oz
      When she begins as a guest
      Then she sees the onboarding
      When she answers the survey
      Then she is offered a first lesson

  @GUEST-03 @also-core @also-api
  Rule: After the survey there is a first lesson

    Scenario: She begins it
      Given Yui is new to Oz
      When she makes an account
      And she answers the survey
      Then her first lesson takes about as many minutes as she has
      When she begins her first lesson
      Then she sees the lesson
