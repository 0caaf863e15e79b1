Feature: Sounds that are kept
  What was heard once is on the device, and costs no data the second time.

  @CACHE-01
  Rule: A sound is kept under its path

    Scenario: Hearing a sentence
      Given Yui has opened the lesson "朝と家で"
      When she has heard the sentence
      Then her device keeps sounds by their path, each with "created_at, data, etag, key, updated_at"

  @CACHE-02
  Rule: After 14 days it has expired

    Scenario: The last moment, and the one after it
      Given Yui has opened the lesson "朝と家で"
      And she has heard the sentence
      And 1209600 seconds pass
      And she is offline
      Then the sentence is spoken to her
      When 1 second passes
      Then the sentence cannot be heard
      And that sound is no longer kept

  @CACHE-03
  Rule: What has expired is purged, once a day

    Scenario: Two old sounds
      Given Yui has opened the lesson "朝と家で"
      And 86400 seconds pass
      And her device has kept the sound "questions/old/prompt.mp3" for 15 days
      When she has heard the sentence
      Then the sound "questions/old/prompt.mp3" is no longer kept
      When her device has kept the sound "questions/older/prompt.mp3" for 15 days
      And she has heard the sentence
      Then the sound "questions/older/prompt.mp3" is still kept
      When 86400 seconds pass
      And she has heard the sentence
      Then the sound "questions/older/prompt.mp3" is no longer kept

  @CACHE-04
  Rule: Without its database the app goes on

    Scenario: A broken database
      Given Yui has opened the lesson "朝と家で"
      And her device's database is broken
      Then the sentence can be heard
      And "local cache" was reported

  @CACHE-05
  Rule: The server is asked whether a sound has changed

    Scenario: Hearing it twice
      Given Yui has opened the lesson "朝と家で"
      And she has heard the sentence
      When the sentence is spoken to her
      Then the server was asked for that sound, and then only whether it has changed

  @CACHE-06
  Rule: Downloads lie in a table of their own

    Scenario: Where they lie
      Given Yui has opened the lesson "朝と家で"
      When she has heard the sentence
      And she begins to say "I usually get up at six thirty."
      Then that sound lies in the table "download_files_v2" of her device, and in no other
      And what she says lies in other tables than that

  @CACHE-07
  Rule: What is no sound is neither played nor kept

    Scenario: Nothing came
      Given Yui has opened the lesson "朝と家で"
      And she clears the cache
      And every sound of the server is empty
      Then the sentence cannot be heard
      And the app has noted "Failed to download audio: "
      And her device keeps no sound

    Scenario: A page came
      Given Yui has opened the lesson "朝と家で"
      And she clears the cache
      And every sound of the server is a page
      Then the sentence cannot be heard
      And she is told of the sound that her device cannot play this sound
      And the app has noted "Unsupported audio: "
      And her device keeps no sound

  @CACHE-08 @also-core
  Rule: The cache can be cleared

    Scenario: Clearing it
      Given Yui has opened the lesson "朝と家で"
      And she has heard the sentence
      When she clears the cache
      Then her device keeps no sound

  @CACHE-09
  Rule: What is asked within a second is asked once, and nothing is asked for being looked at

    Scenario: Three screens, another one, and one a second later
      Given Yui is signed in
      When 3 screens ask for the books at once
      And another screen asks for the books
      Then the server was asked for the books 1 time
      When 1 second passes
      And another screen asks for the books
      Then the server was asked for the books 2 times

    Scenario: Looking away and coming back, with and without a network
      Given Yui is signed in
      And another screen asks for the books
      And 60 seconds pass
      When she looks away
      And she looks back
      And she is offline
      And she is online again
      Then the server was asked for the books 1 time
