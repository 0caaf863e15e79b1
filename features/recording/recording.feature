Feature: Recording an answer

  @REC-01
  Rule: Recording begins when sound is captured

    Scenario: Beginning
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      Then she is recording
      And one microphone is open

    Scenario: A microphone that takes its time, as simulated underneath the app
      Given Yui has opened the lesson "朝と家で"
      And her microphone records only a while after it was asked to
      When she taps to record
      Then she is not recording
      When her microphone has come round
      Then she is recording

  @REC-02
  Rule: Stopping gives what was said, cancelling drops it

    Scenario: Saying it
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then she is not recording
      And her answer is correct
      And no microphone is open

    Scenario: Changing her mind
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      And she cancels
      Then she is not recording
      And she is asked "いつもは6時半に起きます。"

  @REC-03
  Rule: Cancelling drops what was said, and she can begin anew at once

    Scenario: Beginning anew
      Given Yui has opened the lesson "朝と家で"
      When she begins to say "Bananas dance quietly."
      And she cancels
      And she says "I usually get up at six thirty."
      Then her answer is correct

    @only-core
    Scenario Outline: How long a device is given
      Given Yui uses the browser "<browser>"
      And Yui has opened the lesson "朝と家で"
      When she begins to record
      Then she cancels, and her device is given <milliseconds> milliseconds before it records again

      Examples:
        | browser                                                       | milliseconds |
        | Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari | 500          |
        | Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0              | 1500         |

  @REC-04
  Rule: One recording at a time

    Scenario: Another one while the first is running
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      And another screen begins to record, too
      Then one microphone is open

    @also-web
    Scenario: Tapping the button twice
      Given Yui has opened the lesson "朝と家で"
      When she taps to record, 2 times at once
      Then one microphone is open
      And it was opened 1 time

    Scenario: Tapping the button again
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      And she cancels
      And she begins to record
      Then one microphone is open

  @REC-05
  Rule: The screen stays on while she speaks

    Scenario: Until she stops
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      Then her screen is kept on
      When she stops
      Then her screen may go dark

    Scenario: Until she changes her mind
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      Then her screen is kept on
      When she cancels
      Then her screen may go dark

    Scenario: Until she leaves
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      And she goes on to "/ja/verbal_composition/books"
      Then her screen may go dark
      And no microphone is open

    Scenario: A device that does not agree
      Given Yui has opened the lesson "朝と家で"
      And her device does not keep the screen on
      When she begins to record
      Then she is recording
      And the app has noted "The screen may go dark while recording"

  @REC-06
  Rule: An answer ends by itself after a minute

    Scenario: Leaving it running
      Given Yui has opened the lesson "朝と家で"
      When she records for as long as it goes, and says nothing
      Then she is not recording
      And no microphone is open

  @REC-07
  Rule: Sound is asked for as recognisers like it

    Scenario: On a computer
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      Then the microphone was asked for with
        | autoGainControl  | true |
        | echoCancellation | true |
        | gain             | 1    |
      And 48000 samples a second on 2 channels were wished for

    Scenario Outline: On an iPhone, which is simulated by its name alone
      Given Yui uses the browser "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1"
      And Yui has opened the lesson "朝と家で"
      And these microphones are plugged in: "<plugged in>"
      When she begins to record
      Then the microphone was asked for with
        | autoGainControl  | true   |
        | echoCancellation | false  |
        | gain             | <gain> |

      Examples:
        | plugged in                 | gain |
        | iPhone Microphone          | 8    |
        | iPhone Microphone, Car     | 1    |
        | iPhone Microphone, AirPods | 8    |

  @REC-08
  Rule: A recording is counted where she has agreed to it, and nowhere else

    Scenario: Without her consent
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      Then she is recording
      And nothing was counted

    Scenario: With her consent, until she takes it back
      Given Yui is signed in
      When she lets recordings be counted
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And she begins to record
      Then it was counted: "recording_start Desk Microphone"
      When she lets recordings be counted no more
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "朝と家で"
      And she begins to record
      Then she is recording
      And nothing else was counted

    Scenario: The next learner on the same device
      Given Yui is signed in
      When she lets recordings be counted
      And she signs out
      Then nothing of hers is left on the device

  @REC-10
  Rule: A speech ends by itself after three minutes, after a warning

    Scenario: Leaving it running
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      When she leaves the recording running until it ends by itself
      Then it ended after 180 seconds, and she was warned after 165

    Scenario: A pause to think does not count
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      When she leaves the recording running, with a pause of 90 seconds, until it ends by itself
      Then it ended after 270 seconds, and she was warned after 255

  @REC-11
  Rule: What could not be saved can be saved again, or left

    Scenario: There is room again
      Given her device is full
      And Yui is signed in
      And she is at the theme "わたしの朝"
      When she says for a minute:
        """
        I like my mornings. They are quiet.
        """
      Then she is told that her recording was not saved
      When her device has room again
      And she saves her recording again
      Then she is not told that her recording was not saved

    @only-core
    Scenario: She leaves without it
      Given her device is full
      And Yui is signed in
      And she is at the theme "わたしの朝"
      When she says for a minute:
        """
        I like my mornings. They are quiet.
        """
      And she leaves without saving it
      Then 0 recordings of hers waits on this device

  @REC-12
  Rule: A recording that is too long for the server is told of as that

    @only-api
    Scenario: Four minutes of it
      Given Yui has signed in without the app
      And Yui has begun a round
      When she sends four minutes of silence called "audio/wav" as her answer
      Then Yui is told audio-too-long

    @fault @only-core
    Scenario: It is longer than an answer may be
      Given Yui has opened the lesson "朝と家で"
      And the server takes her recording for too long
      When she says "I usually get up at six thirty."
      Then she is told that the recording is too long

  @REC-09
  Rule: What went wrong is told, and what she can do

    Scenario: Another app has the microphone
      Given Yui has opened the lesson "朝と家で"
      When her browser, simulated, finds the microphone taken by another app, once
      And she begins to record
      Then she is told that another app has the microphone

    @only-web
    Scenario: A take without any data
      Given Yui has opened the lesson "朝と家で"
      And her browser, simulated, records a take without any data
      When she begins to record
      And she stops
      Then she is told that the recording has failed
      And no take was sent
