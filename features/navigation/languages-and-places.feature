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
        | %2F%5Cevil.example                |
        | %5C%5Cevil.example                |
        | javascript%3Aalert(1)             |
        | %2F%09%2Fevil.example             |

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

    Scenario: No tabs in the account
      Given Yui is signed in
      When she opens "/ja/account"
      Then no tab is lit

  @NAV-16
  Rule: An address that leads nowhere says so

    Scenario: A typing mistake
      Given Yui is signed in
      When she opens "/ja/verbal_compositoin"
      Then she sees the not-found
