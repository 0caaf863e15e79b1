Feature: Home
  What to do now, how it goes, and what was achieved.

  @HOME-01 @also-core
  Rule: One button, her habit, a theme and the lesson to go on with

    Scenario: The first day
      Given Yui is signed in
      Then home offers a lesson

    Scenario: After a lesson
      Given she has judged 1 question correct and 1 wrong in "朝と家で"
      And she has studied 90 seconds on the days 0 and 1 before
      Then home offers a speech
      And home tells of 2 days in a row and 90 seconds of today, in a week of 7 days
      And home leads to a lesson and to a theme

    @only-core
    Scenario: What is due comes before something new
      Given she has judged 1 question correct and 1 wrong in "朝と家で"
      When 1 day passes
      Then home offers a review

    @only-web
    Scenario: Straight from a lesson
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 90 seconds pass
      When she ends the lesson and goes home by the bar
      Then home comes to tell of 1 day in a row

  @HOME-02
  Rule: Days in a row, rest days, and milestones that are celebrated once

    Scenario: Three days of study
      Given Yui is signed in
      And she has studied 60 seconds on the days 0, 1 and 2 before
      When she opens home
      Then she is congratulated on 3 days
      When she thanks for it
      And she opens home
      Then she is congratulated on nothing

    @only-core
    Scenario: A rest day keeps the row, and two days without end it
      Given Yui is signed in
      And she has studied 60 seconds on the days 0, 2, 3, 4, 5, 6 and 7 before
      Then home tells of 7 days in a row and 60 seconds of today, in a week of 7 days
      When 3 days pass
      Then home tells of 0 days in a row and 0 seconds of today, in a week of 7 days

    @only-core
    Scenario: A day that arrives late
      Given Yui is signed in
      And she has studied 60 seconds on the days 0 and 2 before
      Then home tells of 1 day in a row and 60 seconds of today, in a week of 7 days
      Given she has studied 60 seconds on the day 1 before
      Then home tells of 3 days in a row and 60 seconds of today, in a week of 7 days

    @only-core
    Scenario: A milestone that was passed while the app was closed
      Given Yui is signed in
      And she has studied 60 seconds on the days 0, 1, 2, 3, 4, 5 and 6 before
      When she opens home
      Then she is congratulated on 5 days
      When she thanks for it
      And she opens home
      Then she is congratulated on nothing

  @HOME-03
  Rule: Level, pace and what else was measured, over weeks and months

    Scenario: Too little to say anything
      Given Yui is signed in
      Then her progress by month says 12 values of each, and too little of all

    Scenario: Study time of a few weeks
      Given Yui is signed in
      And she has studied 1200 seconds on the days 40, 33, 26 and 19 before
      And she has studied 3600 seconds on the days 13 and 8 before
      Then her progress by week says 26 values of each, and that minutes are rising

    @only-api
    Scenario: Asking for it
      Given Yui is signed in
      Then "v1/study_trends" answers spans for her, and 401 for a caller without a token
