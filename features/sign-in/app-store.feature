@fault
Feature: The App Store
  The iOS wrapper shows that it is our app, takes a purchase over, and Apple tells what becomes of it.

  Background:
    Given an Oz that is on its guard

  @ACCOUNT-03
  Rule: The wrapper proves that it is our app on a real device

    Scenario: A challenge, a key, and a purchase that is taken over
      Given Yui shows her purchase in today's way
      When her wrapper asks for a challenge and registers its key for it
      Then Yui is let in
      When Yui shows her purchase in today's way
      Then it is the same account

    Scenario: A challenge is good once
      Given Yui shows her purchase in today's way
      When her wrapper asks for a challenge and registers its key for it
      And her wrapper registers another key for the same challenge
      Then Yui is told attestation-refused

    Scenario: The challenge of another session
      Given Yui shows her purchase in today's way
      And Ken shows a purchase of his own
      When Ken's wrapper registers a key for a challenge of Yui's
      Then Ken is told attestation-refused

    Scenario: Another app
      Given Yui shows her purchase in today's way
      When another app asks for a challenge and registers its key for it
      Then Yui is told attestation-refused

    Scenario: Too late
      Given Yui shows her purchase in today's way
      When her wrapper asks for a challenge
      And 6 minutes go by
      And her wrapper registers its key for it
      Then Yui is told attestation-refused

  @ACCOUNT-03
  Rule: Apple tells what becomes of a subscription

    Scenario Outline: It is <known>
      Given Yui shows her purchase in today's way
      When Apple tells <what> of Yui's subscription
      Then her subscription is <known>

      Examples:
        | what                              | known                |
        | that it began                     | active and open      |
        | that it was renewed               | active and open      |
        | that it will not be renewed       | active and open      |
        | that a payment failed, with grace | grace and open       |
        | that a payment failed             | past-due and closed  |
        | that the grace is over            | past-due and closed  |
        | that it is over                   | ended and closed     |
        | that it was refunded              | revoked and closed   |
        | that it was revoked               | revoked and closed   |

    Scenario: Each counts once, and the latest decides, whatever comes first
      Given Yui shows her purchase in today's way
      When Apple tells that it is over of Yui's subscription, an hour later
      And Apple tells that it was renewed of Yui's subscription
      Then her subscription is ended and closed
      When Apple tells that it began of Yui's subscription, two hours later
      Then her subscription is active and open
      When Apple tells the same again
      Then her subscription is active and open

    Scenario: Who is not Apple
      Given Yui shows her purchase in today's way
      When Apple tells that it is over of Yui's subscription
      And a thief tells that it was renewed of Yui's subscription
      Then the thief is told purchase-refused
      And her subscription is ended and closed

  @ACCOUNT-03
  Rule: Who is signed in already buys, and the purchase is hers

    Scenario: It pays for her, and for no other
      Given Yui registers in the iOS app without a purchase
      And Ken shows a purchase of his own
      When Yui attaches her purchase
      Then Yui is let in
      When Ken attaches Yui's purchase
      Then Ken is told purchase-refused
      When Yui attaches a purchase that a thief signed
      Then Yui is told purchase-refused
      When Apple tells that it was renewed of Yui's subscription
      Then her subscription is active and open

    Scenario: The answer was lost, and the text is sent again
      Given Yui registers in the iOS app without a purchase
      When Yui attaches her purchase
      And 11 minutes go by
      And Yui renews her session
      And Yui attaches the same text again
      Then Yui is let in

    Scenario: It never signs in: the session that attached it may be stolen
      Given Yui registers in the iOS app without a purchase
      When Yui attaches her purchase
      And Yui shows her purchase in the older way
      Then Yui is told account-not-found
      When Yui shows her purchase in today's way
      Then Yui is told purchase-refused

  @ACCOUNT-03
  Rule: A review is asked for rarely, and of who has something to say

    Scenario: Seven days of study
      Given Yui shows her purchase in today's way
      Then the app may not ask Yui for a review
      When Yui studies on 7 days
      Then the app may ask Yui for a review
      And the app may not ask Yui for a review
      When 130 days go by for Yui's purchase
      Then the app may ask Yui for a review
