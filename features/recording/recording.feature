Feature: Recording an answer

  @REC-02
  Rule: Stopping gives what was said, cancelling drops it

    Scenario: Changing her mind
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      And she cancels
      Then she is not recording
      And she is asked "いつもは6時半に起きます。"

  @MIC-07
  Rule: Without permission nothing is recorded

    Scenario: The microphone is denied
      Given Yui has opened the lesson "朝と家で"
      And she denies the microphone
      When she begins to record
      Then she is told microphone-denied
