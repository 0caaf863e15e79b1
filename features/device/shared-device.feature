Feature: Two learners on one device
  A family has one tablet. What one left there is hers: the next neither sees nor sends it, and it is still there when
  she comes back. The network of the browser, or of the world in memory, is cut.

  @also-core @also-web
  Rule: What could not be sent belongs to the learner who did it

    Scenario: A take
      Given Yui has opened the lesson "朝と家で"
      And Oz is kept on her device
      And she is offline
      When she says "I usually get up at six thirty."
      Then 1 take of hers waits
      When she signs out
      And she is online again
      And Hana signs in on the same device
      Then she has no records
      And the list of her takes has 0
      When she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And she says "I usually get up at six thirty."
      Then her answer is correct
      When she signs out
      And Yui signs in on the same device
      And she opens "/ja"
      Then no take of hers waits
      And her newest record is of "朝と家で"

    Scenario: A bookmark
      Given Yui is signed in
      And she opens the list of all lessons
      And Oz is kept on her device
      And she opens the questions of "朝と家で"
      And she is offline
      And she has bookmarked "いつもは6時半に起きます。"
      When she signs out
      And she is online again
      And Hana signs in on the same device
      And she opens the list of all lessons
      And she chooses the bookmarked questions
      Then she has no bookmarks
      When she signs out
      And Yui signs in on the same device
      And she opens the list of all lessons
      And the server has been told
      And she chooses the bookmarked questions
      Then her bookmarks are "いつもは6時半に起きます。", said "I usually get up at six thirty."

    Scenario: A study session
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And Oz is kept on her device
      And 40 seconds pass
      And she is offline
      When she signs out
      And she is online again
      And Hana signs in on the same device
      Then she has studied 0 times today
      When she signs out
      And Yui signs in on the same device
      And she opens "/ja"
      Then the server was told of 1 study session
      And she has studied 1 time today

    Scenario: The answers of a review
      Given she has judged 0 questions correct and 3 wrong in "朝と家で"
      And Oz is kept on her device
      When she begins Smart Review with all questions
      And she is offline
      And she answers 2 questions of the review correct
      And she signs out
      And she is online again
      And Hana signs in on the same device
      Then she has no records
      When she signs out
      And Yui signs in on the same device
      Then Smart Review offers 1 question
