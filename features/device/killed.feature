Feature: A device that takes what it needs
  Phones kill what is not in sight, and tell nobody.

  @also-core @also-web
  Rule: A study session outlives the tab it was studied in

    Scenario: Killed in a lesson
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 40 seconds pass
      When her device kills Oz, and she opens it again
      Then the server was told of 1 study session
      And the server was told of 30 seconds of study and 0 of pause
      And she has studied 1 time today
