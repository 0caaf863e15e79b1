Feature: The session
  Once signed in, a learner stays signed in, safely, until she leaves.

  @AUTH-01
  Rule: The session is kept under one key

    Scenario: What is on the device
      Given Yui is signed in
      Then her device keeps under "jwt" an access_token and a refresh_token

  @AUTH-02
  Rule: What is no token is not taken for one

    Scenario Outline: Something else is where the session was
      Given Yui is signed in
      And where her session was there is now <what>
      When she closes Oz and opens it again
      Then she sees the login

      Examples:
        | what                               |
        | a word                             |
        | a token that is a number           |
        | a token of one part                |
        | a token of two parts               |
        | a token that is not encoded        |
        | a token that says nothing readable |
        | a token that says nothing          |

  @AUTH-03
  Rule: A learner the server does not know is signed out

    Scenario: Her account is gone
      Given Yui is signed in
      And her account is deleted on another device
      When she closes Oz and opens it again
      Then she sees the login

    Scenario: A token of no learner
      Given Yui is signed in
      And where her session was there is now a token of no learner
      When she closes Oz and opens it again
      Then she sees the login

  @AUTH-04
  Rule: An access token is renewed 30 seconds before it ends

    Scenario Outline: How long it still has
      Given Yui is signed in
      And her access token has <seconds> seconds left
      When she opens "/ja/verbal_composition/books"
      Then her session was refreshed <times> times

      Examples:
        | seconds | times |
        | 31      | 0     |
        | 30      | 1     |
        | 1       | 1     |
        | -3600   | 1     |

  @AUTH-05
  Rule: Calls that need a new token at the same time share one refresh

    Scenario: A screen that asks for several things
      Given Yui is signed in
      And her access token has 0 seconds left
      When she asks for five things at once
      Then her session was refreshed 1 time

    @also-web
    Scenario Outline: Two tabs, again and again
      Given Yui is signed in
      When two tabs of hers need a new token at the same moment <times> times
      Then her session was refreshed <times> times
      And she is still signed in

      @not-web
      Examples: Everywhere, and often
        | times |
        | 200   |

      @only-web
      Examples: In a browser, where each takes a moment
        | times |
        | 60    |

  @AUTH-06 @also-web
  Rule: A refresh replaces the session

    Scenario: Both tokens are new
      Given Yui is signed in
      And her access token has 0 seconds left
      When she opens "/ja/verbal_composition/books"
      Then she sees the books
      And both of her tokens are new

  @AUTH-07
  Rule: A session that can't be renewed is over; one that could not be asked about is not

    Scenario: The server takes it no longer
      Given Yui is signed in
      And her access token has 0 seconds left
      And her account is deleted on another device
      When she opens "/ja/verbal_composition/books"
      Then she sees the login

    Scenario: Nothing is kept
      Given Yui is signed in
      And where her session was there is now nothing
      When she closes Oz and opens it again
      Then she sees the login

    Scenario: There is no network
      Given Yui is signed in
      And her access token has 0 seconds left
      And she is offline
      When she closes Oz and opens it again
      And she opens "/ja/account"
      Then she sees the offline
      When she is online again
      And she closes Oz and opens it again
      Then she sees the home

  @AUTH-08
  Rule: Whatever needs a session leads to the login when there is none

    Scenario: Her session ends while she looks around
      Given Yui is signed in
      And she opens "/ja/verbal_composition/books"
      And her account is deleted on another device
      When she goes on to "/ja/account"
      Then she sees the login

  @AUTH-11
  Rule: A request is given a token, and asks twice before it gives up

    Scenario: The device is slow to tell
      Given Yui is signed in
      And her device overlooks her session once
      When she asks for the books again
      Then she sees the books

    Scenario: There is none
      Given Yui is signed in
      And where her session was there is now nothing
      When she asks for the books again
      Then she sees the login

  @AUTH-12
  Rule: What a stranger may ask goes without a token

    Scenario Outline: Her token is old, and she notices nothing
      Given Yui is signed in
      And her access token has 0 seconds left
      When she <asks>
      Then her session was not refreshed
      And the call to "<path>" did not say who she is

      Examples:
        | asks                                 | path                               |
        | asks whether an email has an account | v1/auth/exists                     |
        | makes another account                | v1/auth/register_password          |
        | begins as a guest in another tab     | v1/answered_demographic_for_guest  |

    @only-api
    Scenario Outline: The server lets a stranger in
      Given Yui has an account
      When a stranger <asks>, without a token
      Then <outcome>

      Examples:
        | asks                                 | outcome                      |
        | asks whether an email has an account | she is served                |
        | makes an account                     | she is served                |
        | asks for the link to an account      | she is served                |
        | renews a session by OAuth            | she is served                |
        | begins as a guest                    | she is served                |
        | shows the purchase of an app         | only her purchase is refused |
        | makes an account with a purchase     | only her purchase is refused |

  @AUTH-14
  Rule: Another app can hand its session over

    Scenario: With the link that another device shows
      Given Yui is signed in
      When she asks on her devices for a link to sign in with
      And she opens that link on another device
      Then she is signed out on the other device
      When she says there that she wants to be signed in
      Then she is signed in on the other device
      When the same link is used on a third device
      Then it is of no use there
      And she is signed out on the other device

    @not-web
    Scenario: With a code and what it was made from
      Given Yui is signed in
      When she signs in elsewhere with a code of hers
      Then she is signed in there, too

    @not-web
    Scenario: A code that was used
      Given Yui is signed in
      When she signs in elsewhere with a code of hers
      And a thief shows the same code again
      Then the code is refused
