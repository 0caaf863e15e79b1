@only-api
Feature: Attacks
  An attacker who calls Oz gets what a stranger gets: nothing that is not hers.

  @AUTH-22
  Rule: Only a token that Oz itself signed opens an account

    Scenario Outline: Ken would like to be Yui, for ever
      Given Yui has signed in without the app
      And Ken has signed in without the app
      When Ken shows his token <forged>
      Then Ken is told signed-out
      And Ken's own token is as good as before

      Examples:
        | forged                                                          |
        | with Yui's name in it                                           |
        | with Yui's name in it, and no signature                         |
        | with Yui's name in it, and a word that it needs no signature    |
        | with Yui's name in it, signed with a key of his own             |
        | with Yui's name in it, signed in another way                    |
        | made to last for ever                                           |

    Scenario: One kind of token is not the other
      Given Yui has signed in without the app
      When a thief shows her refresh token as an access token
      Then the thief is told signed-out
      When a thief shows her access token as a refresh token
      Then the thief is told refresh-refused

    @fault
    Scenario: A token that was found later
      Given an Oz that is on its guard
      And Yui has signed in without the app
      And a thief has stolen her session
      When 11 minutes go by
      And the thief asks who she is
      Then the thief is told signed-out

  @also-api
  Rule: A page of another site does nothing in her name

    Scenario Outline: It would like to delete her account
      Given Yui has signed in without the app
      When a page of "<site>" deletes her account
      Then Yui is told cross-site
      And Yui still has her account

      Examples:
        | site                            |
        | https://evil.example            |
        | https://oz.example.evil.example |
        | null                            |

    Scenario: A page of Oz may
      Given Yui has signed in without the app
      When a page of Oz deletes her account
      Then Yui is let in
      And Yui no longer has her account

  @also-api
  Rule: What is another learner's is not there

    Scenario Outline: Ken knows the ids of what is Yui's
      Given Yui has signed in without the app
      And Yui has begun a round
      And Ken has signed in without the app
      When Ken tries to <attempt>
      Then Ken is told not-found
      And Yui's round is as it was
      And Yui herself may <attempt>

      Examples:
        | attempt                      |
        | see her round                |
        | begin her round              |
        | end her round                |
        | grade an answer in her round |
        | sign her out                 |
        | ask whether she is a guest   |

  @also-api
  Rule: HTML is a text like any other

    Scenario Outline: Wherever it is written
      Given Yui has signed in without the app
      When Yui writes HTML as <field>
      Then what comes back is data, and none of the HTML

      Examples:
        | field                        |
        | the email of a new account   |
        | an email to ask about        |
        | her new email                |
        | her email                    |
        | her password                 |
        | her new password             |
        | the code of another app      |
        | the link of a mail           |
        | a purchase                   |
        | the token of her phone       |
        | an answer to the survey      |
        | the name of a lesson         |
        | the name of a round          |
        | the path of a sound          |

    Scenario: An email that looks like HTML
      When Yui makes an account with an email that looks like HTML
      Then her email comes back as data, letter by letter
