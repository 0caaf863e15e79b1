Feature: Ways to practise
  A lesson is said aloud and judged, judged by herself, or typed; at four speeds; with or without a tap.

  @VC-03
  Rule: A lesson is unlearned, being learned, or learned

    Scenario: From nothing to all of it
      Given Yui is signed in
      When she opens the book "毎日の会話 はじめの一歩"
      Then the lesson "朝と家で" is unlearned
      When she opens the lesson "朝と家で"
      And she judges one question correct
      And she opens the book "毎日の会話 はじめの一歩"
      Then the lesson "朝と家で" is learning
      When she opens the lesson "朝と家で"
      And she judges 9 questions correct and 0 wrong
      And she opens the book "毎日の会話 はじめの一歩"
      Then the lesson "朝と家で" is learned

  @VC-05 @also-core
  Rule: She is judged by Oz, by herself, or in writing

    Scenario: By her voice, as it begins
      Given Yui has opened the lesson "朝と家で"
      Then she practises in the mode ai
      When she says "I usually get up at six thirty."
      Then her answer is correct

    @only-web
    Scenario: A double tap leaves the verdict where it is
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode self
      And she judges herself correct with a double tap
      Then her answer is correct

    Scenario: By herself, to the end
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode self
      And she judges 10 questions correct and 0 wrong
      Then her result is 10 of 10

    Scenario: In writing, to the end
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode typing
      And she types a right answer to each question
      Then her result is 10 of 10

    Scenario: In writing, and wrong
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "I usually get up six thirty."
      Then her answer is wrong
      And the word "at" is marked as one she did not say

    Scenario: The next lesson begins in the mode of the last
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode typing
      And she closes Oz and opens it again
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      Then she practises in the mode typing

  @VC-08 @also-web
  Rule: What is typed must be English, in half-width letters

    Scenario Outline: Told in its own words, and nothing is lost
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "<text>"
      Then she is told that what she typed is <flaw>
      When she types "I usually get up at six thirty."
      Then her answer is correct

      Examples:
        | text             | flaw           |
        |                  | nothing-typed  |
        | Ｉ get up at six | full-width     |
        | 6時半に起きます  | other-language |

  @VC-10 @also-web
  Rule: Speeds are cleared in their order, each with a target and a best time

    Scenario: The first one is open
      Given Yui has opened the lesson "朝と家で"
      Then she practises at the speed normal
      And the speeds she may choose are "normal"
      And the target for this question is 8.7 seconds

    @VC-26
    Scenario: The next opens, and is hers to take
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode self
      And she judges 10 questions correct and 0 wrong
      Then her result has cleared normal, with a best time
      When she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      Then she practises at the speed normal
      And the speeds she may choose are "normal, quick"
      And she is offered the speed quick
      When she takes the speed she is offered
      Then she practises at the speed quick

    @not-web
    Scenario: One that was wrong clears nothing
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode self
      And she judges 9 questions correct and 1 wrong
      Then her result has cleared nothing

    Scenario: A round is played at one speed
      Given Yui has opened the lesson "朝と家で"
      When she judges one question correct
      Then no speed can be chosen any more

  @VC-20 @also-core
  Rule: Another way to say it can be asked for, until there is none

    Scenario: Another wording
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      And she types "I usually get up at six thirty."
      When she asks for another way to say it
      And she asks for another way to say it
      Then she is shown 2 other ways, each a right one

    Scenario: There is no other wording any more
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      And she types "I usually get up at six thirty."
      When she asks for every other way to say it
      Then she is told that those were all

  @VC-21 @also-core
  Rule: Only the wrong ones can be asked again

    Scenario: Two wrong ones
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she judges 8 questions correct and 2 wrong
      When she goes back to the wrong ones
      Then she is at question 9 of 10
      When she judges 2 questions correct and 0 wrong
      Then her result is 10 of 10

  @VC-14 @also-core
  Rule: Records can be looked at again

    Scenario: An old record, opened from home
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she judges 7 questions correct and 3 wrong
      When she opens her newest record
      Then her result is 7 of 10

  @VC-17 @also-core
  Rule: About four rounds are recommended, and she sees how many she has done

    Scenario: After the first round
      Given Yui has opened the lesson "朝と家で"
      When she chooses the mode self
      And she judges 9 questions correct and 1 wrong
      Then she has done 1 of 4 rounds

  @also-core @also-api @also-web
  Rule: A lesson that was left goes on where it was left

    Scenario: On the same device
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      When she judges 3 questions correct and 0 wrong
      And she closes Oz and opens it again
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      Then she is at question 4 of 10
      And she is told that she goes on where she left
      When she begins from the start
      Then she is at question 1 of 10

    @only-core
    Scenario: At its first question only
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      When she judges 3 questions correct and 0 wrong
      And she closes Oz and opens it again
      And she opens "/ja/verbal_composition/lessons/morning-and-home"
      And she judges 1 questions correct and 0 wrong
      Then she is at question 5 of 10
      And she is not told that she goes on where she left

  @also-core @also-web
  Rule: A lesson can be played without a tap

    @only-core
    Scenario: A whole lesson, hands-free
      Given Yui has opened the lesson "朝と家で"
      When she plays the last 10 questions hands-free, with a right answer to each
      Then her result is 10 of 10

    @only-web
    Scenario: The rest of a lesson, hands-free
      Given Yui is new to Oz
      And she has judged 7 questions correct and 0 wrong in "朝と家で"
      When she plays the last 3 questions hands-free, with a right answer to each
      Then her result is 10 of 10

  @also-web
  Rule: A lesson can be played by voice from the first question to the last

    Scenario: A whole lesson, by voice
      Given Yui has opened the lesson "朝と家で"
      When she says a right answer to each question
      Then her result is at least 9 of 10
