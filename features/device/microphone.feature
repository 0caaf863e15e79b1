Feature: What happens to microphones in the field
  What a system or a browser does there is simulated underneath the app, and each example says how.

  @also-core @also-web
  Rule: A call in mid-take costs what was said during the call, and nothing else
    The track of the microphone is told to be muted, as iOS and Android do for calls and assistants.

    Scenario: Going on after the call
      Given Yui has opened the lesson "朝と家で"
      When she begins to say "I usually get up at six thirty."
      And a simulated call takes the microphone away
      Then she is told of her recording that the microphone is at rest
      When the call is over
      Then she is told of her recording that a part of it is missing
      When she stops
      Then her answer is correct
      And she is told of her recording that a part of it is missing

  @also-core @also-web
  Rule: A headset that is unplugged ends the take, and she says what becomes of it
    The track ends, as it does when its device goes away.

    Scenario: Unplugging it after the last word
      Given Yui has opened the lesson "朝と家で"
      When she begins to say "I usually get up at six thirty."
      And her headset is unplugged, as simulated on its track
      Then she is told of her recording that the microphone is gone
      And she is offered what was cut off
      And no microphone is open
      When she sends what was cut off
      Then her answer is correct

  @also-core @also-web
  Rule: A microphone that gives nothing is told at once, and nothing is graded
    In a browser the fake microphone really plays digital silence.

    Scenario: Its switch is off
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      And no signal at all comes from the microphone
      Then she is told of her recording that no sound comes from the microphone
      When she stops
      Then she is told that no English was heard

  @also-core @also-web
  Rule: After a failure the next take works, without a reload

    Scenario: Another app had the microphone
      getUserMedia is refused once as NotReadableError.
      Given Yui has opened the lesson "朝と家で"
      When her browser, simulated, finds the microphone taken by another app, once
      And she begins to record
      Then she is told that another app has the microphone
      When she says "I usually get up at six thirty."
      Then her answer is correct

    @only-web
    Scenario: A take had no data
      Every piece of the first take says that it is empty.
      Given Yui has opened the lesson "朝と家で"
      And her browser, simulated, records a take without any data
      When she begins to record
      And she stops
      Then she is told that the recording has failed
      And no take was sent
      When she says "I usually get up at six thirty."
      Then her answer is correct

  @also-web
  Rule: One piece at the end is enough

    Scenario: A browser that does not slice
      MediaRecorder is started without its time slice.
      Given Yui has opened the lesson "朝と家で"
      And her browser, simulated, gives the whole take in one piece at the end
      When she says "I usually get up at six thirty."
      Then her answer is correct

  @also-web
  Rule: Safari records what everybody can play

    Scenario: Safari, by its name alone
      Given Yui uses the browser "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15"
      And Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her voice was recorded as "audio/mp4"
      And her answer is correct

  @also-core @also-web
  Rule: The microphone is opened by a tap, and closed after the take

    Scenario: Opening a lesson
      Given Yui has opened the lesson "朝と家で"
      Then the microphone was not opened yet
      When she says "I usually get up at six thirty."
      Then no microphone is open

  @also-web
  Rule: A chosen microphone is not called missing before anything may be listed

    Scenario: Before the permission
      Ids and names are blank, as browsers give them before the permission.
      Given an earlier visit has left her microphone "Headset"
      And Yui is signed in
      And she goes on to "/ja/account/microphone"
      And she may not be told yet which microphones there are
      Then she does not read "前に選んだマイクがつながっていないため、標準のマイクを使います。"
      Given these microphones are plugged in: "Desk, Camera"
      Then she reads "前に選んだマイクがつながっていないため、標準のマイクを使います。"

  @only-web @also-web
  Rule: The microphone she chose is wished for, and what becomes of its echo is said

    Scenario: Two microphones
      Given an earlier visit has left her microphone "Headset"
      And Yui has opened the lesson "朝と家で"
      When she begins to say "I usually get up at six thirty."
      Then the microphone "Headset" was wished for
      And the microphone was asked for with
        | echoCancellation | true |
      When she stops
      Then her answer is correct

  @only-web @also-web
  Rule: A microphone that is gone costs one more try, and stays the chosen one
    The browser is told not to know it any more.

    Scenario: Answering all the same
      Given an earlier visit has left her microphone "Headset"
      And Yui has opened the lesson "朝と家で"
      And her browser, simulated, does not know that microphone any more
      When she says "I usually get up at six thirty."
      Then her answer is correct
      And no particular microphone was asked for
      And her device keeps under "INPUT_DEVICE_answer" "Headset"

  @also-core @also-web
  Rule: A screen that may not be kept on does not stop the lesson
    The wake lock is told to refuse.

    Scenario: Answering all the same
      Given Yui has opened the lesson "朝と家で"
      And her device does not keep the screen on
      When she says "I usually get up at six thirty."
      Then her answer is correct

  @REC-05 @only-web
  Rule: The screen is kept on again when she comes back

    Scenario: Looking away in mid-take
      That the page is hidden, and the lock taken away, is simulated.
      Given Yui has opened the lesson "朝と家で"
      When she begins to record
      Then her screen is kept on
      When her device lets the screen go dark while she looks away
      Then her screen is kept on

  @VC-09 @only-api
  Rule: Silence and noise are no speech, and no words are made up for them

    Scenario: Silence
      Given Yui has opened the lesson "朝と家で"
      When she stays silent
      Then she is told that no English was heard

    Scenario: A noisy street
      Noise without a voice, made by a formula.
      Given Yui has opened the lesson "朝と家で"
      When there is nothing but the noise of a street
      Then she is told that no English was heard
