Feature: Study time
  Oz notes how long a learner studies, without the time in which she does something else.

  @STUDY-01
  Rule: Studying begins with a lesson, and anew with the next

    Scenario: One lesson after the other
      Given Yui has opened the lesson "朝と家で"
      And 30 seconds pass
      And she pauses
      And 40 seconds pass
      When she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And 25 seconds pass
      And her studying ends
      Then the server was told of 2 study sessions
      And the server was told of exactly 25 seconds of study and 0 of pause
      And it was verbal_composition in a lesson, without a material

    @only-core
    Scenario: Back at a verdict, from home
      Given Yui has opened the lesson "朝と家で"
      And she says "I usually get up at six thirty."
      And 20 seconds pass
      When she goes on to "/ja"
      And 40 seconds pass
      And she goes back
      And 30 seconds pass
      And she leaves the lesson
      Then the server was told of 2 study sessions
      And the server was told of exactly 30 seconds of study and 0 of pause

    @only-core
    Scenario: Back at a verdict, from elsewhere
      Given Yui has opened the lesson "朝と家で"
      And she says "I usually get up at six thirty."
      When she goes on to "/ja/verbal_composition/books"
      And 40 seconds pass
      And she goes back
      And 30 seconds pass
      And she leaves the lesson
      Then the server was told of 1 study session

  @STUDY-02
  Rule: A pause counts from when it began

    Scenario: A pause of her own
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 40 seconds pass
      And she pauses
      And she looks away
      And 120 seconds pass
      And she looks back
      And 30 seconds pass
      And she goes on studying
      And 20 seconds pass
      When she leaves the lesson
      Then the server was told of 60 seconds of study and 150 of pause

    @only-core
    Scenario: Ending in a pause
      Given Yui has opened the lesson "朝と家で"
      And 10 seconds pass
      And she pauses
      And 10 seconds pass
      When her studying ends
      Then the server was told of exactly 10 seconds of study and 10 of pause

    @only-core
    Scenario: An automatic pause ends by itself, and is known as one
      Given Yui has opened the lesson "朝と家で"
      And she looks away
      And 10 seconds pass
      And she looks back
      And 5 seconds pass
      When her studying ends
      Then the server was told of exactly 5 seconds of study and 10 of pause

  @STUDY-03
  Rule: Pauses add up

    Scenario: Two pauses
      Given Yui has opened the lesson "朝と家で"
      And 10 seconds pass
      And she pauses
      And 20 seconds pass
      And she goes on studying
      And 10 seconds pass
      And she pauses
      And 5 seconds pass
      And she goes on studying
      When her studying ends
      Then the server was told of exactly 20 seconds of study and 25 of pause

  @STUDY-04
  Rule: What she does not see does not count

    Scenario: Looking away
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 40 seconds pass
      And she looks away
      And 120 seconds pass
      And she looks back
      And 20 seconds pass
      When she leaves the lesson
      Then the server was told of 60 seconds of study and 120 of pause

    @only-core
    Scenario: Her own pause is hers to end
      Given Yui has opened the lesson "朝と家で"
      And 10 seconds pass
      And she pauses
      And she looks away
      And she looks back
      And 50 seconds pass
      When she leaves the lesson
      Then the server was told of exactly 10 seconds of study and 50 of pause

  @STUDY-05
  Rule: Ending tells whole seconds, and is an end

    Scenario: Ending
      Given Yui has opened the lesson "朝と家で"
      And 61 seconds pass
      When she leaves the lesson
      And 30 seconds pass
      And her studying ends
      Then the server was told of 1 study session
      And the server was told of exactly 61 seconds of study and 0 of pause

  @STUDY-06
  Rule: What was not begun does not end

    Scenario: No lesson was opened
      Given Yui is signed in
      When her studying ends
      Then the server was told nothing of her studying

  @STUDY-07
  Rule: One upload at a time

    Scenario: Two ends at once
      Given Yui has opened the lesson "朝と家で"
      And 20 seconds pass
      When her studying ends twice at the same moment
      Then it was told once

  @STUDY-08
  Rule: A failed upload is only logged, and nothing is lost

    Scenario: Ending without a network
      Given Yui has opened the lesson "朝と家で"
      And 20 seconds pass
      And she is offline
      When her studying ends
      Then the app has noted "Failed to upload study session"
      And nothing was reported
      When she is online again
      And 5 seconds pass
      And her studying ends
      Then the server was told of exactly 25 seconds of study and 0 of pause

  @STUDY-09
  Rule: A session is told of by these names

    Scenario: Its body
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 20 seconds pass
      When she leaves the lesson
      Then it is told by these names:
        | session_id             |
        | study_type             |
        | lesson_id              |
        | material_id            |
        | started_at             |
        | ended_at               |
        | duration_seconds       |
        | pause_duration_seconds |
      And it was verbal_composition in a lesson, without a material

  @STUDY-10
  Rule: The wrapper can end it

    Scenario: Flushing
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 20 seconds pass
      When the wrapper ends her studying
      Then the server was told of 1 study session
      And it was verbal_composition in a lesson, without a material

  @STUDY-11
  Rule: The same session counts once

    Scenario: Told twice
      Given Yui is signed in
      When a session of 60 seconds is told of twice with the same id
      Then she has studied 1 time today

  @STUDY-14
  Rule: Without a sign that she is there study time waits

    Scenario: She leaves a lesson open
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 600 seconds pass
      When she leaves the lesson
      Then the server was told of 120 seconds of study and 480 of pause

    Scenario: She comes back to it
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 600 seconds pass
      And she touches her device
      And 60 seconds pass
      When she leaves the lesson
      Then the server was told of 180 seconds of study and 480 of pause

    @only-core
    Scenario: She speaks
      Given Yui has opened the lesson "朝と家で"
      And 100 seconds pass
      And she says "I usually get up at six thirty."
      And 100 seconds pass
      When she leaves the lesson
      Then the server was told of 200 seconds of study and 0 of pause

    @only-core
    Scenario: Her own pause is hers to end
      Given Yui has opened the lesson "朝と家で"
      And 10 seconds pass
      And she pauses
      And she touches her device
      And 600 seconds pass
      When she leaves the lesson
      Then the server was told of exactly 10 seconds of study and 600 of pause

  @STUDY-15
  Rule: What was studied stays with its day

    @only-core
    Scenario Outline: A lesson lies open over night
      Given Yui has opened the lesson "朝と家で"
      And 100 seconds pass
      And <what she does>
      And 86400 seconds pass
      And <what she does then>
      And 30 seconds pass
      When she leaves the lesson
      Then the server was told of 100 and 30 seconds of study, on two study days

      Examples:
        | what she does  | what she does then   |
        | she pauses     | she goes on studying |
        | she looks away | she looks back       |

  @STUDY-12 @STUDY-13
  Rule: Study time and achievements can be read

    Scenario: Looking at them
      Given Yui is signed in
      And she has studied 90 seconds today and on each of the 2 days before
      Then her study time shows 90 seconds of today, 3 days in a row, 28 days and 6 months

    @only-api
    Scenario Outline: Asking for them
      Given Yui is signed in
      Then "<path>" answers <names> for her, and 401 for a caller without a token

      Examples:
        | path                      | names                                                                               |
        | v1/study_time/today       | duration_seconds, session_count                                                     |
        | v1/study_time/daily       | days                                                                                |
        | v1/study_time/monthly     | months                                                                              |
        | v1/study_achievements     | consecutive_days, total_consecutive_days, total_duration_seconds                    |
        | v2/study_achievements     | consecutive_days, total_consecutive_days, total_duration_seconds, milestones, rest_days_left, rest_days |
