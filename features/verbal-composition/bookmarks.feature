Feature: Bookmarks
  What a learner wants to come back to is one tap away, also when she marked it on a train without a network.

  @VC-15 @also-core
  Rule: Questions are bookmarked, and found again

    Scenario: On the list of a lesson
      Given Yui is signed in
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      And she has bookmarked "いつもは6時半に起きます。"
      And the server has been told
      When she opens the list of all lessons
      And she chooses the bookmarked questions
      Then her bookmarks are "いつもは6時半に起きます。", said "I usually get up at six thirty."

    Scenario: It is there after a restart
      Given Yui is signed in
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      And she has bookmarked "いつもは6時半に起きます。"
      And the server has been told
      When she closes Oz and opens it again
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      Then "いつもは6時半に起きます。" is bookmarked

    Scenario: No longer
      Given Yui is signed in
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      And she has bookmarked "いつもは6時半に起きます。"
      When she takes the bookmark of "いつもは6時半に起きます。" off
      And the server has been told
      And she opens the list of all lessons
      And she chooses the bookmarked questions
      Then she has no bookmarks

    Scenario: Without a network
      Given Yui is signed in
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      And she is offline
      And she has bookmarked "いつもは6時半に起きます。"
      When she is online again
      And the server has been told
      And she opens the list of all lessons
      And she chooses the bookmarked questions
      Then her bookmarks are "いつもは6時半に起きます。", said "I usually get up at six thirty."

  @VC-15
  Rule: The teacher's answers are bookmarked

    @only-api
    Scenario: Twice the same, and an older change that comes late
      Given Yui is signed in
      When the teacher's answer "a-1" is turned on at 2026-01-01T09:00:00.000Z
      And the teacher's answer "a-1" is turned on at 2026-01-01T09:00:00.000Z
      And the teacher's answer "a-1" is turned off at 2026-01-01T08:00:00.000Z
      Then her bookmarks of the teacher are "a-1"
      When the teacher's answer "a-1" is turned off at 2026-01-01T10:00:00.000Z
      Then her bookmarks of the teacher are none

    @only-api
    Scenario Outline: Asking for them
      Given Yui is signed in
      Then "<path>" answers <names> for her, and 401 for a caller without a token

      Examples:
        | path                                              | names           |
        | v1/verbal_composition/bookmarks                   | bookmarks, next |
        | v1/verbal_composition/bookmarks/questions         | questions, next |
        | v1/verbal_composition/supiful_teacher_bookmarks   | bookmarks, next |
