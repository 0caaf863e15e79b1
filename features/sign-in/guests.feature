Feature: Guests and newcomers
  A newcomer can look around before she makes an account, and is led to a first lesson that fits.

  @GUEST-01 @also-web
  Rule: A guest is a learner, and can become a learner with an account

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
    Scenario: Home offers a guest the questions, and then an account
      Given Yui is new to Oz
      When she begins as a guest
      And she opens "/ja"
      Then she reads "あなたに合うレッスンは？"
      When she opens "/ja/onboarding"
      And she skips the survey
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
    The first answer to each is: to travel, a few words of English, everyday talk, three minutes.

    Scenario: She answers
      Given Yui is new to Oz
      When she makes an account
      And she answers the survey
      Then she is offered "自分と家族", with a goal of 3 minutes a day

    Scenario: She skips it
      Given Yui is new to Oz
      When she makes an account
      And she skips the survey
      Then she is offered "朝と家で", with a goal of 5 minutes a day

    Scenario: A guest is asked, too
      Given Yui is new to Oz
      When she begins as a guest
      And she opens "/ja/onboarding"
      And she answers the survey
      Then she is offered "自分と家族", with a goal of 3 minutes a day

    Scenario: What she said is where home goes on
      Given Yui is new to Oz
      When she begins as a guest
      And she opens "/ja/onboarding"
      And she answers the survey with "自分の意見を理由とともに話せる", "ビジネス" and "20分"
      Then she is offered "話の始め方と組み立て", with a goal of 20 minutes a day
      When she opens "/ja"
      Then she can go on with "話の始め方と組み立て"

    Scenario: She has answered as a guest, and is not asked again with her account
      Given Yui is new to Oz
      When she begins as a guest
      And she opens "/ja/onboarding"
      And she answers the survey
      And she keeps what she did with an account
      Then she is no guest
      And she sees the home

    @only-web
    Scenario: She has answered, and is not asked again
      Given Yui is new to Oz
      When she makes an account
      And she answers the survey
      And she opens "/ja"
      Then she reads "レッスンの進め方"
      And she does not read "あなたに合うレッスンは？"

  @GUEST-03 @also-core @also-api
  Rule: After the survey there is a first lesson

    Scenario: She begins it
      Given Yui is new to Oz
      When she makes an account
      And she answers the survey
      Then she is offered "自分と家族", with a goal of 3 minutes a day
      When she begins her first lesson
      Then she is asked "私は看護師です。"

    Scenario: She begins the one for newcomers who did not say
      Given Yui is new to Oz
      When she makes an account
      And she skips the survey
      Then she is offered "朝と家で", with a goal of 5 minutes a day
      When she begins her first lesson
      Then she is asked "いつもは6時半に起きます。"

  @GUEST-04
  Rule: Ten sentences find out where she starts

    Scenario: She knows more than the beginning
      Given Yui is new to Oz
      When she begins as a guest
      And she is placed, knowing everything up to B1
      Then she is told to start from B1
      When she opens "/ja"
      Then she can go on with "何があったか話す"
      When she opens the book "毎日の会話 はじめの一歩"
      Then she may begin 5 lessons

    @only-core
    Scenario: It is hers when she makes an account, and holds against what she said
      Given Yui is new to Oz
      When she begins as a guest
      And she opens "/ja/onboarding"
      And she answers the survey
      And she is placed, knowing everything up to C1
      And she keeps what she did with an account
      Then she can go on with "控えめに、含みを持たせて"

  @GUEST-05
  Rule: Who tries Oz speaks at once

    Scenario: From the welcome to the first spoken answer
      Given Yui is new to Oz
      When she begins as a guest
      Then she is asked "いつもは6時半に起きます。"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      And it took her at most 3 taps
