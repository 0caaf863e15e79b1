Feature: A lesson without a network
  What was opened once on this device can be played in a train, and counts as soon as there is a network.

  @also-core @also-api @also-web
  Rule: A lesson that was opened before is played from its beginning to its result

    Scenario: In a train
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she is offline
      When she reloads
      And she judges 9 questions correct and 1 wrong
      Then her result is 9 of 10
      And she is told that her result is still to be sent
      When she is online again
      Then her newest record becomes one of "朝と家で"

    Scenario: Into a tunnel
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she judges 4 questions correct and 0 wrong
      And she is offline
      When she judges 5 questions correct and 1 wrong
      Then her result is 9 of 10
      When she is online again
      And she opens her newest record
      Then her result is 9 of 10

    @not-web
    Scenario: Left in the middle
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she is offline
      When she judges 3 questions correct and 0 wrong
      And she reloads
      Then she is at question 4 of 10
      When she judges 7 questions correct and 0 wrong
      Then her result is 10 of 10

  @also-core @also-web
  Rule: What waits to be sent is seen in one place

    Scenario: A round in a train
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she is offline
      When she judges 3 questions correct and 0 wrong
      Then a round of hers waits to be sent
      When she is online again
      Then no round of hers waits to be sent

  @VC-31
  Rule: What is typed is judged on the device by what is listed, and by the server once more

    Scenario: A wording that is listed
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      And what her lesson is judged by is kept on her device
      And she is offline
      When she reloads
      And she types "I normally get up at half past six."
      Then her answer is correct

    Scenario: A wording that is not
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      And what her lesson is judged by is kept on her device
      And she is offline
      When she types "My alarm usually makes me get up at six thirty."
      Then her answer is on no list, and nothing is wrong with it

    Scenario: A number that is another one
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      And what her lesson is judged by is kept on her device
      And she is offline
      When she types "I usually get up at seven thirty."
      Then her answer is wrong

    Scenario: The server has the last word
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      And what her lesson is judged by is kept on her device
      And she is offline
      When she types "Bananas dance quietly."
      Then her answer is on no list, and nothing is wrong with it
      When she is online again
      Then her newest record becomes one of "朝と家で"
      When she opens the list of all lessons
      And she opens the questions of "朝と家で"
      Then the question "いつもは6時半に起きます。" was answered wrong last, and 9 were not answered
