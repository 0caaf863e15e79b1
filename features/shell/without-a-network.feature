Feature: Oz without a network
  What she has seen before she sees again in a train, and is told from when that is.

  @PWA-06
  Rule: What was read before opens without a network, and says so

    Scenario Outline: Where she was before
      Given Yui is signed in
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And she judges one question correct
      And she opens "<place>"
      And what she sees is kept on her device
      And she is offline
      When she opens "<place>"
      Then she sees the <screen>
      And she is told that what she sees is from before

      Examples:
        | place                                            | screen  |
        | /ja                                              | home    |
        | /ja/verbal_composition/books                     | books   |
        | /ja/one_min_speech/materials                     | speak   |

      @not-web
      Examples: The same at every other level
        | place                                            | screen  |
        | /ja/verbal_composition/books/everyday-first-steps | book    |
        | /ja/verbal_composition/lessons                   | lessons |
        | /ja/review                                       | review  |

    Scenario: A theme to speak about
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      And what she sees is kept on her device
      And she is offline
      When she opens the theme "わたしの朝" again
      And she notes "alarm, toast, weather"
      Then her notes say "alarm, toast, weather"

    @not-core
    Scenario Outline: Where she has not been on this device
      Given Yui is signed in
      And she opens "<first>"
      And what she may want is kept on her device
      And she is offline
      When she opens "<place>"
      Then she sees the <screen>
      And she is told that what she sees is from before

      Examples:
        | first                        | place                        | screen |
        | /ja/verbal_composition/books | /ja                          | home   |
        | /ja                          | /ja/review                   | review |
        | /ja                          | /ja/one_min_speech/materials | speak  |

    Scenario: The network comes back
      Given Yui is signed in
      And she opens "/ja"
      And what she sees is kept on her device
      And she is offline
      When she opens "/ja"
      Then she is told that what she sees is from before
      When she is online again
      Then she is not told that what she sees is from before

    @not-core
    Scenario: Nothing answers, and then something does
      Given Yui is signed in
      And she opens "/ja"
      And what she sees is kept on her device
      And the network stalls
      When she opens "/ja"
      Then she is told that what she sees is from before
      When the network flows again
      Then she is not told that what she sees is from before

    @not-core
    Scenario: The way home from what is not there
      Given Yui is signed in
      And she opens "/ja"
      And what she sees is kept on her device
      And she is offline
      When she opens "/ja/study"
      Then she sees the offline
      When she goes home from there
      Then she sees the home

  @PWA-06
  Rule: What can be played without a network is marked

    Scenario: In a list of lessons
      Given Yui has opened the lesson "朝と家で"
      And she opens "/ja/verbal_composition/lessons"
      And what she sees is kept on her device
      And she is offline
      When she opens "/ja/verbal_composition/lessons"
      Then only "朝と家で" is said to work without a network
      And "職場のあいさつと自己紹介" is said to need a network

    Scenario: In the list of themes
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      And what she sees is kept on her device
      And she is offline
      When she opens "/ja/one_min_speech/materials"
      Then "わたしの朝" is said to work without a network
      And "健康のためにしていること" is said to need a network

  @PWA-06
  Rule: What she answers without a network shows as answered

    Scenario: Judged by herself
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      And what she sees is kept on her device
      And she is offline
      When she opens "/ja/verbal_composition/lessons/morning-and-home"
      And she judges 2 questions correct and 1 wrong
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      Then the question "いつもは6時半に起きます。" was answered correct last, and 7 were not answered

    Scenario: Said, and still to be graded
      Given Yui has opened the lesson "朝と家で"
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      And what she sees is kept on her device
      And she is offline
      When she opens "/ja/verbal_composition/lessons/morning-and-home"
      And she says "I usually get up at six thirty."
      And she is told that there is no network
      And she opens the list of all lessons
      And she opens the questions of "朝と家で"
      Then the question "いつもは6時半に起きます。" was answered waiting last, and 9 were not answered
