Feature: What is heard
  Sentences are heard when they should be, and effects by those who like them.

  @AUDIO-01
  Rule: Playing stops when the page is hidden

    Scenario: Looking away
      Given Yui has opened the lesson "朝と家で"
      When she listens to the sentence
      And she looks away
      Then nothing is playing

  @AUDIO-02
  Rule: The first touch unlocks playing

    Scenario: Touching home
      Given Yui is signed in
      And she closes Oz and opens it again
      Then "/assets/silence.m4a" was not played
      When she touches the screen
      Then "/assets/silence.m4a" was played

  @AUDIO-03
  Rule: A sound that fails ends, is logged and reported

    Scenario: The device cannot play it
      Given Yui has opened the lesson "朝と家で"
      And she clears the cache
      And every sound of the server is unplayable
      Then the sentence cannot be heard
      And the app has noted "Failed to play audio"
      And "Failed to play audio" was reported once

  @AUDIO-05
  Rule: An effect that cannot be had is silent, and reported once

    Scenario: The server has lost them
      Given Yui is signed in
      And the server has lost its sound effects
      When she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      Then she hears no effect at a right answer
      And "sound effect correct" was reported once

  @AUDIO-04
  Rule: Sound effects are on until they are turned off

    Scenario: On by default
      Given Yui has opened the lesson "朝と家で"
      Then sound effects are on
      And she hears an effect at a right answer

    Scenario: Turned off, and still so on the next visit
      Given Yui is signed in
      When she turns sound effects off
      And she closes Oz and opens it again
      Then sound effects are off
      And her device keeps under "soundEffectEnabled" "false"
      When she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      Then she hears no effect at a right answer
