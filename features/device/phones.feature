Feature: What phones do
  They kill what is not in sight, want taps, have switches, and ask for parts of files.

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

  @also-web
  Rule: Sounds come as a phone wants them

    Scenario: A device that wants a tap first
      Given her device plays nothing without a tap
      And Yui has opened the lesson "朝と家で"
      And she reloads
      Then she is told of the sound that the sound wants a tap first
      And the sentence can be heard with a tap

    Scenario: A phone that is muted by its switch
      Given her phone has a switch that mutes
      And Yui has opened the lesson "朝と家で"
      When she has heard the sentence
      Then her phone was told that she listens

    Scenario: A player that asks for parts
      Given Yui is signed in
      And she opens "/ja"
      And a worker at "/sw.js" looks after "/"
      When she closes Oz and opens it again
      Then the first 10 bytes of "/assets/silence.m4a" are answered as a part, with and without a network
      And no part is kept for a whole
