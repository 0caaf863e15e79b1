@fault
Feature: The contract
  Where an operator asks for a contract, a learner tries Oz, pays for it by card, and leaves when she likes.

  @ACCOUNT-08 @ACCOUNT-05
  Rule: Without a contract there is the account, and nothing else; with one she gets in at once

    Scenario: Her trial is over, and she pays
      Given a contract is needed
      And Yui is signed in
      And she has looked around
      When 15 days of contracts have passed
      And she opens "/ja"
      Then she sees the invalid-contract
      And she is told that her contract is not valid
      When she pays for the monthly plan
      And she opens "/ja"
      Then she sees the home

    @also-core @only-core
    Scenario: Where none is needed, everything is open
      Given Yui is signed in
      Then her contract is free

  @ACCOUNT-02
  Rule: She pays by card, and only a payment counts

    Scenario: A card that is declined, and one her bank wants to be confirmed
      Given a contract is needed
      And Yui is signed in
      When she chooses the annual plan
      And she gives the card "4000 0000 0000 0002"
      And she goes back without paying
      Then her contract is trial
      When she chooses the annual plan
      And she gives the card "4000 0025 0000 3155"
      And she tells her bank that it is she
      Then her contract is active
      And she has 1 receipt

    @also-core @only-core
    Scenario: A renewal that fails is made good
      Given a contract is needed
      And Yui is signed in
      When she chooses the monthly plan
      And she gives the card "4000 0000 0000 0341"
      Then her contract is active
      When 32 days of contracts have passed
      Then her contract is past-due
      When 8 days of contracts have passed
      Then her contract is ended
      When she pays for the monthly plan
      Then her contract is active

  @ACCOUNT-04
  Rule: A cancelled contract ends at 12:00 in Japan on its end date

    Scenario: She cancels, goes on, is refused, and pays again
      Given a contract is needed
      And Yui is signed in
      And she has looked around
      And she has paid for the monthly plan, and her trial is over
      When she cancels her contract
      Then her contract is cancelled
      And it ends at 12:00
      When it is a minute before that
      And she opens "/ja"
      Then she sees the home
      When it is that moment
      And she opens "/ja"
      Then she sees the invalid-contract
      When she pays for the annual plan
      And she opens "/ja"
      Then she sees the home

    @only-web
    Scenario: Cancelling fails, and she is led to whom to write to
      Given a contract is needed
      And Yui is signed in
      And she has paid for the monthly plan, and her trial is over
      And the provider of payments cannot be asked
      When she cancels her contract
      Then she is told that her contract could not be cancelled
      When she goes on to write about it
      Then she sees the form-redirect

    @only-web
    Scenario: A contract of the App Store is cancelled in the settings of the device
      Given a contract is needed
      And Yui is signed in
      And she bought the monthly plan in the App Store
      Then her contract is active
      And she reads how to cancel it on her device, and cannot cancel it here

  @ACCOUNT-03 @only-native
  Rule: In the iOS app she pays in the App Store, and never by card

    Scenario: She closes its sheet, and then she buys
      Given a contract is needed
      And Yui uses the ios app
      And Yui is signed in
      When she chooses the annual plan in the App Store, and closes its sheet
      Then she reads that nothing was bought
      And her contract is trial
      When she buys the monthly plan in the App Store
      And Apple tells Oz of it
      Then she reads that it is paid
      And her contract is active
      And she reads how to cancel it on her device, and cannot cancel it here
      And her app may finish the purchase

    Scenario: The sheet stays open longer than the app waits
      Given a contract is needed
      And Yui uses the ios app
      And Yui is signed in
      When she opens home
      And her app tells of a purchase that no page waited for
      Then her app may finish the purchase
      And her contract is active

  @ERR-10
  Rule: What becomes of a contract is said in plain words

    @only-core
    Scenario: Cancellation failed
      Given a contract is needed
      And Yui is signed in
      And she has paid for the monthly plan, and her trial is over
      And the provider of payments cannot be asked
      When she cancels her contract
      Then she is told that her contract could not be cancelled
      And she still has it

  @ACCOUNT-07
  Rule: Forms know her contract

    Scenario: She asks something
      Given a contract is needed
      And Yui is signed in
      And she has paid for the monthly plan, and her trial is over
      And the form "inquiry_form" is at "https://forms.oz.example/f?usp=pp_url"
      When she opens "/ja/form_redirect?redirect=inquiry_form"
      Then the form is filled with her email, her student id and her customer id

  @MONO-09 @MONO-08
  Rule: Speeches are corrected without limit for two months, and then once a day

    Scenario: In her first months, and after them
      Given a contract is needed
      And Yui is signed in
      When she submits a speech on "わたしの朝"
      And she submits a speech on "わたしの朝"
      Then both were taken
      Given she has paid for the annual plan, and her trial is over
      When 62 days of contracts have passed
      And it is 4:00 in Japan
      And she submits a speech on "わたしの朝"
      Then it was taken
      When she submits a speech on "わたしの朝"
      Then she is told that no more speeches can be submitted today
      When it is 2:59 in Japan
      And she submits the same speech again
      Then she is told that no more speeches can be submitted today
      When it is 3:00 in Japan
      And she submits the same speech again
      Then it was taken
