Feature: May Oz hear her?

  @MIC-01
  Rule: The permission is granted, prompt or denied

    Scenario Outline: What the browser says
      Given Yui is signed in
      And her browser says that the microphone is <permission>
      Then the microphone is <permission> to Oz

      Examples:
        | permission |
        | granted    |
        | prompt     |
        | denied     |

  @MIC-02
  Rule: The app around Oz is asked before the microphone is opened

    Scenario: Recording inside the app
      Given Yui uses the android app
      And Yui has opened the lesson "朝と家で"
      When she begins to record
      Then she is recording
      And the app around Oz was asked for the microphone

    @only-core
    Scenario Outline: What the app answers
      Given Yui uses the ios app
      And Yui is signed in
      And the app around Oz answers <answer> about the microphone
      Then the microphone is <permission> to Oz

      Examples:
        | answer  | permission |
        | yes     | granted    |
        | no      | prompt     |
        | nothing | prompt     |

  @MIC-03
  Rule: Newer phones are believed

    Scenario Outline: What the browser says
      Given Yui uses the browser "<browser>"
      And Yui is signed in
      And her browser says that the microphone is granted
      Then the microphone is granted to Oz

      Examples:
        | browser                                                        |
        | Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X)         |
        | Mozilla/5.0 (Linux; Android 12) Chrome/97.0.0.0 Mobile Safari/ |

  @MIC-04
  Rule: Older phones are asked once

    Scenario Outline: Looking it up twice
      Given Yui uses the browser "<browser>"
      And Yui is signed in
      And her browser says that the microphone is granted
      Then the microphone is prompt to Oz
      And the microphone is denied to Oz
      And the microphone is denied to Oz

      Examples:
        | browser                                                        |
        | Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X)         |
        | Mozilla/5.0 (Linux; Android 12) Chrome/96.0.0.0 Mobile Safari/ |

  @MIC-05
  Rule: A browser that cannot say means no

    Scenario: No permission interface
      Given Yui is signed in
      And her browser cannot say anything about the microphone
      Then the microphone is denied to Oz

  @MIC-06
  Rule: The answer is noted for each learner

    Scenario: After a look
      Given Yui is signed in
      And her browser says that the microphone is granted
      Then the microphone is granted to Oz
      And her device has noted that the microphone is granted

    Scenario: An old phone notes nothing
      Given Yui uses the browser "Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X)"
      And Yui is signed in
      Then the microphone is prompt to Oz
      And her device has noted nothing about the microphone

  @MIC-07
  Rule: Without permission nothing is recorded

    Scenario: The microphone is denied
      Given Yui is signed in
      And she lets recordings be counted
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And she denies the microphone
      When she begins to record
      Then she is told that the microphone is not allowed
      And it was counted: "recording_permission_denied Permission denied"

    @only-core
    Scenario: It is denied, and she lets nothing be counted
      Given Yui has opened the lesson "朝と家で"
      And she denies the microphone
      When she begins to record
      Then she is told that the microphone is not allowed
      And nothing was counted

    @only-web
    Scenario: Reloading once it is allowed
      Given Yui has opened the lesson "朝と家で"
      And she denies the microphone
      When she begins to record
      Then she is told that the microphone is not allowed
      And she reads "再読み込み"

  @MIC-08
  Rule: She chooses what she speaks into

    Scenario: Choosing
      Given Yui is signed in
      And she goes on to "/ja/account/microphone"
      And these microphones are plugged in: "Desk, Headset"
      When she chooses the microphone "Headset"
      Then her device keeps under "INPUT_DEVICE_answer" "Headset"

    Scenario: What she chose is wished for, not insisted on
      Given an earlier visit has left her microphone "Headset"
      And Yui has opened the lesson "朝と家で"
      When she begins to record
      Then she is recording
      And the microphone "Headset" was wished for

    Scenario: What she chose is gone
      Given an earlier visit has left her microphone "Headset"
      And Yui has opened the lesson "朝と家で"
      And her browser, simulated, does not know that microphone any more
      When she begins to record
      Then she is recording
      And no particular microphone was asked for
      And her device keeps under "INPUT_DEVICE_answer" "Headset"
