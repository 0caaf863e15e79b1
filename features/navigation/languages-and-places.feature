Feature: Finding the way
  Every address says in which language it is read, and leads to what the learner may see.

  @NAV-01
  Rule: The first part of an address is the language

    Scenario: An address without a language is led to the learner's own
      Given Yui is signed in
      And her device prefers Korean
      When she opens "/verbal_composition/books?from=mail"
      Then she is at "/ko/verbal_composition/books?from=mail"

    Scenario: A language in the address wins over the device
      Given Yui is signed in
      And her device prefers Korean
      When she opens "/en/verbal_composition/books"
      Then she is at "/en/verbal_composition/books"

    Scenario: A language Oz does not speak
      Given Yui is signed in
      And her device prefers English
      When she opens "/fr"
      Then she is at "/en/fr"

  @NAV-02
  Rule: Every place of Oz has its address

    Scenario Outline: A place that needs a session
      Given Yui is signed in
      When she opens "<address>"
      Then she sees the <screen>

      Examples:
        | address                                    | screen        |
        | /ja                                        | home          |
        | /ja/_app                                   | home          |
        | /ja/account                                | account       |
        | /ja/cancel                                 | cancel        |
        | /ja/form_redirect?redirect=nowhere         | form-redirect |
        | /ja/verbal_composition/books               | books         |
        | /ja/one_min_speech/materials?tab=materials | speak         |

    Scenario: A book
      Given Yui is signed in
      When she opens the book "毎日の会話 はじめの一歩"
      Then she sees the book

  @NAV-03
  Rule: Signing in needs no session

    Scenario Outline: Open to everybody
      Given Yui has an account
      When she opens "<address>"
      Then she sees the <screen>

      Examples:
        | address          | screen |
        | /ja/login        | login  |
        | /ja/native_auth  | login  |
        | /ja/native_back  | native-back |
        | /ja/register_email_confirmation#token=made-up-made-up-made-up | email-confirmation |

  @NAV-04
  Rule: Everything else asks who is there first

    Scenario: A learner without a session
      Given Yui has an account
      When she opens "/ja/verbal_composition/books"
      Then she sees the login

    Scenario: A learner with a session
      Given Yui is signed in
      When she opens "/ja/verbal_composition/books"
      Then she sees the books

    @fault
    Scenario: It takes long to find out who is there
      Given Yui is signed in
      And it takes long to find out who is there
      When she opens "/ja/verbal_composition/books" without waiting
      Then she sees nothing but a placeholder
      When the answer comes
      Then she sees the books

    Scenario: She comes back another day
      Given Yui is signed in
      When she closes Oz and opens it again
      Then she sees the home

  @NAV-06
  Rule: Being led to the login does not lose the place

    Scenario: The place she wanted is remembered
      Given Yui has an account
      When she opens "/ja/verbal_composition/books?tag=travel"
      Then she is at "/ja/login?redirect_uri=%2Fverbal_composition%2Fbooks%3Ftag%3Dtravel"

    Scenario: A place that is already remembered is kept
      Given Yui has an account
      When she opens "/ja/account?redirect_uri=%2Fverbal_composition%2Fbooks"
      Then she is at "/ja/login?redirect_uri=%2Fverbal_composition%2Fbooks"

  @NAV-08
  Rule: After signing in she is where she wanted to be

    Scenario: A place of Oz
      Given Yui has an account
      When she opens "/ja/verbal_composition/books"
      And she signs in
      Then she is at "/ja/verbal_composition/books"

    Scenario Outline: A place that is not of Oz leads home
      Given Yui has an account
      When she opens "/ja/login?redirect_uri=<place>"
      And she signs in
      Then she is at "/ja"

      Examples:
        | place                             |
        | https%3A%2F%2Fevil.example%2F     |
        | %2F%2Fevil.example                |
        | %5C%5Cevil.example                |
        | javascript%3Aalert(1)             |
        | %2F%09%2Fevil.example             |
        | data%3Atext%2Fhtml%2Cx            |

      @not-web
      Examples: The same at every other level
        | place                             |
        | %2F%5Cevil.example                |
        | %2F%0A%2Fevil.example             |
        | %2F%2F%2Fevil.example             |
        | %5C%2Fevil.example                |
        | https%3Aevil.example              |
        | %20%2F%2Fevil.example             |
        | %252F%252Fevil.example            |
        | evil.example                      |
        | %2Flogin%3Fredirect_uri%3D%2F%2Fevil.example |

  @NAV-09
  Rule: Back goes back, or to a sensible place

    Scenario: She came from somewhere in Oz
      Given Yui is signed in
      When she opens "/ja/verbal_composition/books"
      And she goes on to "/ja/account"
      And she goes back
      Then she is at "/ja/verbal_composition/books"

    Scenario: She came in by a link
      Given Yui is signed in
      When she opens "/ja/account"
      And she goes back
      Then she is at "/ja"

  @NAV-12
  Rule: Going home ends the study session

    Scenario Outline: Studying ends
      Given time can be made to pass
      And Yui has opened the lesson "朝と家で"
      And 20 seconds pass
      When she goes on to "<address>"
      Then she has studied 1 time today

      Examples:
        | address         |
        | /ja             |
        | /ja/native_back |

    Scenario: Looking around without a lesson
      Given Yui is signed in
      When she opens "/ja/verbal_composition/books"
      And she goes on to "/ja"
      Then she has studied 0 times today

  @NAV-13
  Rule: Three tabs lead through Oz

    Scenario: The tabs and where they lead
      Given Yui is signed in
      When she opens "/ja"
      Then the tabs are
        | ホーム       | /ja                                        |
        | 口頭英作文   | /ja/verbal_composition/books               |
        | 独り言英会話 | /ja/one_min_speech/materials?tab=materials |

  @NAV-14
  Rule: The tab of the place is lit, and elsewhere there are no tabs

    Scenario Outline: Where the tabs are
      Given Yui is signed in
      When she opens "<address>"
      Then the tab <tab> is lit

      Examples:
        | address                                 | tab     |
        | /ja                                     | home    |
        | /ja/verbal_composition/books            | compose |
        | /ja/one_min_speech/materials?tab=materials | speak |

    Scenario: A book belongs to composition
      Given Yui is signed in
      When she opens the book "毎日の会話 はじめの一歩"
      Then the tab compose is lit

    Scenario Outline: Where no tabs are
      Given Yui is signed in
      When she opens "<address>"
      Then no tab is lit

      Examples:
        | address                         |
        | /ja/account                     |
        | /ja/verbal_composition/lessons  |

  @NAV-15
  Rule: The tabs stay at the bottom, and hide nothing

    Scenario Outline: However wide the window is
      Given Yui is signed in
      And her window is <wide> wide and <high> high
      When she opens "/ja/verbal_composition/books"
      Then the tabs lie at the bottom in 3 columns, at most 1200 wide
      And the content ends at least 84 above the bottom

      Examples:
        | wide | high |
        | 390  | 844  |
        | 1600 | 900  |

  @NAV-16
  Rule: An address that leads nowhere says so

    Scenario: A typing mistake
      Given Yui is signed in
      When she opens "/ja/verbal_compositoin"
      Then she sees the not-found

  @NAV-17
  Rule: A wide window shows a question and its verdict side by side

    Scenario: On a desktop
      Given her window is 1280 wide and 800 high
      And Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "I usually get up on six thirty.", and the question does not move
      Then the verdict lies beside the question
      And the keyboard goes through one column after the other
      And nothing reaches out sideways

    Scenario Outline: Where two columns have no room
      Given her window is <wide> wide and 800 high
      And Yui has opened the lesson "朝と家で"
      And she chooses the mode typing
      When she types "I usually get up on six thirty."
      Then the verdict lies below the question
      And nothing reaches out sideways

      Examples:
        | wide |
        | 320  |
        | 1000 |

  @NAV-18
  Rule: Narrow windows and large letters cut nothing off

    Scenario Outline: A lesson
      Given her window is <wide> wide and 844 high
      And Yui has opened the lesson "朝と家で"
      When her text is <times> times as large
      Then nothing reaches out sideways

      Examples:
        | wide | times |
        | 320  | 1     |
        | 390  | 2     |
        | 1280 | 2     |

    Scenario: Japanese where the browser knows no phrases
      Given her browser ends lines of Japanese anywhere
      And her window is 320 wide and 844 high
      And Yui has opened the lesson "朝と家で"
      Then the lines of the question end between phrases
      And nothing reaches out sideways

    Scenario Outline: The record button of a lesson
      Given her window is <wide> wide and <high> high
      And Yui has opened the lesson "朝と家で"
      When her text is <times> times as large
      Then the record button is whole on her screen

      Examples:
        | wide | high | times |
        | 390  | 844  | 2     |
        | 844  | 390  | 1     |

  @ACCOUNT-10
  Rule: Light, dark or as the device has it

    Scenario: Dark, and still so when she comes back
      Given Yui is signed in
      When she opens "/ja/account"
      And she chooses the theme "ダーク"
      Then her screen is dark
      When she opens "/ja"
      Then her screen is dark
