Feature: Copying
  What she may want elsewhere is copied in one tap.

  @ACCOUNT-09 @also-core
  Rule: What can be copied is copied in one tap, and she is told where it can't

    Scenario: The model answer
      Given Yui has opened the lesson "朝と家で"
      And she judges one question correct
      When she copies the model answer
      Then she can paste "I usually get up at six thirty."
      Given her device lets nothing be copied
      When she copies the model answer
      Then she is told that it could not be copied
