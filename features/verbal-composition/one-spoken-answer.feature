Feature: One spoken answer
  A learner sees a Japanese sentence, says it in English, and is told how it was.

  @VC-01 @also-core
  Rule: Books hold lessons

    Scenario: Choosing a lesson
      Given Yui is signed in
      When she opens the book "毎日の会話 はじめの一歩"
      Then she may begin the lesson "朝と家で"

  @VC-04 @also-core
  Rule: The Japanese sentence is shown, or spoken, or both

    Scenario: Reading it
      Given Yui has opened the lesson "朝と家で"
      When she chooses to read the sentence
      Then she is asked "いつもは6時半に起きます。"

    Scenario: Hearing it
      Given Yui has opened the lesson "朝と家で"
      When she chooses to hear the sentence
      Then the sentence is spoken to her

  @VC-09 @also-core
  Rule: A spoken answer is recognised and judged

    Scenario: Saying the model answer
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      And these words were heard: "usually get up at"

    Scenario: Saying it another right way
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually wake up at six thirty."
      Then her answer is correct

    Scenario: Saying something else
      Given Yui has opened the lesson "朝と家で"
      When she says "Bananas dance quietly."
      Then her answer is wrong
      And she reads why

    Scenario: Saying nothing
      Given Yui has opened the lesson "朝と家で"
      When she stays silent
      Then she is told that no English was heard

  @VC-06
  Rule: When the judge fails, the learner judges

    @fault
    Scenario: The recogniser breaks down
      Given Yui has opened the lesson "朝と家で"
      And the recogniser is broken
      When she says "I usually get up at six thirty."
      Then she may judge herself
      When she judges herself correct
      Then her answer is correct

  @VC-07 @also-api
  Rule: The learner has the last word

    Scenario: Flipping a verdict
      Given Yui has opened the lesson "朝と家で"
      When she says "Bananas dance quietly."
      And she flips the verdict
      Then her answer is correct

  @VC-23
  Rule: After a verdict she says it again until it is right, and the verdict stays what it was

    Scenario: From wrong to right
      Given Yui has opened the lesson "朝と家で"
      When she says "Bananas dance quietly."
      Then her answer is wrong
      When she says "I usually get up at six thirty." again, and is told that it is correct
      Then her answer is wrong

  @VC-24
  Rule: A verdict that is not there after five seconds holds nothing up

    Scenario: A stalled network
      Given Yui has opened the lesson "朝と家で"
      When she begins to say "I usually get up at six thirty."
      And the network stalls
      Then after five seconds without a verdict she may go on, and does
      And 1 take of hers waits
      When the network flows again
      Then no take of hers waits

  @VC-25
  Rule: From the teacher, Back returns to the verdict

    Scenario: Asking why
      Given Yui has opened the lesson "朝と家で"
      When she says "Bananas dance quietly."
      Then her answer is wrong
      When she goes on to "/ja/verbal_composition/questions/morning-home-01/teacher"
      And she goes back
      Then her answer is wrong
      And she is asked "いつもは6時半に起きます。"

  @VC-27
  Rule: Japanese is told as Japanese

    @only-core
    Scenario: She reads the prompt aloud
      Given Yui has opened the lesson "朝と家で"
      When she says "いつもは6時半に起きます。"
      Then she is told that Japanese was heard
      When she says "I usually get up at six thirty."
      Then her answer is correct

  @VC-28
  Rule: A verdict is announced with its correction, and the focus lands on it

    Scenario: Typed, and wrong
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "I usually get up on six thirty."
      Then her answer is wrong
      And the verdict is announced with "I usually get up at six thirty."

    Scenario: Something else was typed
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "Please turn off the TV."
      Then her answer is wrong
      And the verdict is announced with "I usually get up at six thirty."
      And the focus is on the verdict, and nothing lies over it

  @VC-22
  Rule: An answer on no list is not called wrong without a reason

    Scenario: A right answer in words of her own
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "My alarm usually makes me get up at six thirty."
      Then her answer is on no list, and nothing is wrong with it
      When she counts her answer as correct
      Then her answer is correct

    Scenario: She finds it wrong herself
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "My alarm usually makes me get up at six thirty."
      And she counts her answer as wrong
      Then her answer is wrong

    Scenario: A mistake is called wrong, with its reason
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "I usually get up on six thirty."
      Then her answer is wrong
      And she reads why
