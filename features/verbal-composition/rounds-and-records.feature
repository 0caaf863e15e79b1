Feature: Rounds and records
  A round through a lesson leaves a record, and opens the way to the next lesson.

  @VC-12
  Rule: A record is kept once the first question is graded

    Scenario: Looking in and leaving again
      Given Yui has opened the lesson "朝と家で"
      When she leaves the lesson
      Then she has no records

    Scenario: One graded answer
      Given Yui has opened the lesson "朝と家で"
      When she judges one question correct
      And she leaves the lesson
      Then her newest record is of "朝と家で"

    Scenario: A record is there after a restart
      Given Yui has opened the lesson "朝と家で"
      When she judges one question correct
      And she closes Oz and opens it again
      Then her newest record is of "朝と家で"

  @VC-13 @also-core
  Rule: A round ends with its result

    Scenario: Some right, some wrong
      Given Yui has opened the lesson "朝と家で"
      When she judges 7 questions correct and 3 wrong
      Then her result is 7 of 10

    Scenario: Each question, as it was answered
      Given Yui has opened the lesson "朝と家で"
      When she judges questions as correct, wrong, wrong, correct, wrong, correct, correct, correct, wrong, correct
      Then her result is 6 of 10
      And it says of each question of "朝と家で", in order: correct, wrong, wrong, correct, wrong, correct, correct, correct, wrong, correct

    Scenario: Left before the end
      Given Yui has opened the lesson "朝と家で"
      When she judges questions as wrong, correct
      And she leaves the lesson
      And she opens her newest record
      Then her result is 1 of 10
      And it says of each question of "朝と家で", in order: wrong, correct, unanswered, unanswered, unanswered, unanswered, unanswered, unanswered, unanswered, unanswered

  @VC-19 @also-core
  Rule: A result says how fast she was, and what to do tomorrow

    Scenario: Some wrong
      Given Yui has opened the lesson "朝と家で"
      When she judges 7 questions correct and 3 wrong
      Then she is told to review tomorrow

    @only-core
    Scenario: Some wrong, the others said to herself in good time
      Given Yui has opened the lesson "朝と家で"
      When she judges 7 questions correct and 3 wrong
      Then she is told to review 3 questions tomorrow

    @not-web
    Scenario: All right
      Given Yui has opened the lesson "朝と家で"
      When she judges 10 questions correct and 0 wrong
      Then her result has cleared normal, with a best time

    @only-core
    Scenario: All right, said to herself in good time
      Given Yui has opened the lesson "朝と家で"
      When she judges 10 questions correct and 0 wrong
      Then she is told to begin the next lesson tomorrow

  @VC-11
  Rule: A lesson opens when every question of the one before was right

    Scenario: All right
      Given Yui has opened the lesson "朝と家で"
      When she judges 10 questions correct and 0 wrong
      And she opens the book "毎日の会話 はじめの一歩"
      Then she may begin 2 lessons

    @only-core
    Scenario: One right in words of her own, which are on no list
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode typing
      And she types "My alarm usually makes me get up at six thirty."
      Then her answer is on no list, and nothing is wrong with it
      When she goes on
      And she chooses the mode self
      And she judges 9 questions correct and 0 wrong
      And she opens the book "毎日の会話 はじめの一歩"
      Then she may begin 2 lessons

    Scenario: One still wrong
      Given Yui has opened the lesson "朝と家で"
      When she judges 9 questions correct and 1 wrong
      And she opens the book "毎日の会話 はじめの一歩"
      Then she may begin 1 lesson

  @VC-18 @also-core
  Rule: Home leads on to the lesson she is learning

    Scenario: In the middle of a lesson
      Given Yui has opened the lesson "朝と家で"
      When she judges one question correct
      And she opens "/ja"
      Then she can go on with "朝と家で"

  @VC-29
  Rule: Every record can be found by the name of its lesson

    Scenario: One that is there, and one that is not
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode self
      And she judges one question correct
      Then she finds 1 record by the name "朝と"
      And she finds no record by the name "レストラン"
