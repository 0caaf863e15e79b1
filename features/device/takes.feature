Feature: A take is never lost
  Networks go, tabs are killed, devices fill up. What was said is kept on the device until the server has it.
  What a device or a browser does here is simulated underneath the app's adapters, and each rule says how.

  @also-core @also-api @also-web
  Rule: What could not be sent waits, and goes by itself
    The network of the browser, or of the wire, is cut.

    Scenario: The network comes back
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      Then she is told that there is no network
      And 1 take of hers waits
      When she is online again
      Then no take of hers waits
      And her newest record is of "朝と家で"

    Scenario: Oz is closed before the network comes back
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      And the tab of Oz is killed
      And she is online again
      And she opens "/ja"
      Then no take of hers waits
      And her newest record is of "朝と家で"

    Scenario: The next answer needs no reload
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "Bananas dance quietly."
      Then she is told that there is no network
      When she is online again
      And she says "I usually get up at six thirty."
      Then her answer is correct

    @not-web
    Scenario: Her session is over when the network comes back
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      And where her session was there is now nothing
      And she is online again
      And she goes on to "/ja/login"
      And she signs in
      Then no take of hers waits

    @not-web
    Scenario: Doing without it
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      Then 1 take of hers waits
      When she deletes the take
      Then no take of hers waits

  @REC-13
  Rule: A take that was cut off is offered where its question is asked, and never graded by itself
    The page goes without a chance to do anything; a whole browser is killed in kept-through-kills.process.test.ts.

    @also-api
    Scenario: Killed while she speaks
      Given Yui has opened the lesson "朝と家で"
      When she has said "I usually get up at six thirty." and goes on
      And the tab of Oz is killed
      And she opens "/ja/verbal_composition/lessons/morning-and-home"
      Then she is offered what was cut off
      And 1 take of hers waits
      When she sends what was cut off
      Then her answer is correct
      And no take of hers waits

    @only-core
    Scenario: Nothing is sent while she does not say so
      Given Yui has opened the lesson "朝と家で"
      When she has said "I usually get" and goes on
      And the tab of Oz is killed
      And she opens "/ja"
      Then 1 take of hers waits
      And the list of her takes has 1
      When she opens "/ja/verbal_composition/lessons/morning-and-home"
      And she says anew what was cut off
      And she says "I usually get up at six thirty."
      Then her answer is correct
      And no take of hers waits

    @only-core
    Scenario: Another round has begun since
      Given Yui has opened the lesson "朝と家で"
      When she has said "I usually get up at six thirty." and goes on
      And the tab of Oz is killed
      And she is offline
      And she opens "/ja/verbal_composition/lessons/morning-and-home"
      And she sends what was cut off
      Then she is told that there is no network
      When she is online again
      Then no take of hers waits
      And her newest record is of "朝と家で"

  @also-core @also-web
  Rule: A device that keeps nothing does not stop her, and she is told
    The device's database refuses what is put into it, with the error browsers give.

    Scenario Outline: Recording all the same
      Given her device <trouble>
      And Yui has opened the lesson "朝と家で"
      When she has said "I usually get up at six thirty." and goes on
      Then she is told that her device keeps no take because <reason>
      When she stops speaking
      Then her answer is correct

      Examples:
        | trouble                        | reason            |
        | is full                        | it is full        |
        | denies storage to private tabs | it denies storage |

  @only-web @also-web
  Rule: A connection to the device's database that was lost is opened again
    The first writing of every take fails as it does on iOS after a while in the background.

    Scenario: Lost in mid-take
      Given her device loses its connection to the database now and then
      And Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      Then 1 take of hers waits
      And she is not told that her device keeps no take

  @only-web @also-web
  Rule: An older tab that holds the database does not hold her up
    A connection to the database's first version stays open, as in a tab that sleeps.

    Scenario: Told to close it
      Given an older Oz sleeps in another tab
      And Yui has opened the lesson "朝と家で"
      When she has said "I usually get up at six thirty." and goes on
      Then she is told that her device keeps no take because an older Oz is open
      When she stops speaking
      Then her answer is correct

  @also-core @also-web
  Rule: What the server has is hers again after her browser has forgotten everything
    Cookies, local storage, caches and databases are cleared as when a device runs short.

    Scenario: Signing in anew
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      When her browser forgets everything
      And she opens "/ja/login"
      And she signs in
      Then her newest record is of "朝と家で"

  @only-web @also-web
  Rule: Two tabs send a take once

    Scenario: Both come back at the same moment
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      And the tab of Oz is killed
      And she is online again
      And she opens Oz in two tabs
      Then no take of hers waits
      And her take was sent 1 time

  @only-web @also-web
  Rule: A newer Oz never interrupts a take
    A part of the app is told to be missing, as after a release.

    Scenario: Released while she speaks
      Given Yui has opened the lesson "朝と家で"
      When she has said "I usually get up at six thirty." and goes on
      And a newer Oz takes away the parts of this one
      And she stops speaking
      Then her answer is correct

  @only-web @also-web
  Rule: What one device recorded is played by every other

    Scenario: Chrome's WebM is given as MP3
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      And her own voice comes as mp3

  @also-core @also-web
  Rule: A take has a length, whatever its file says
    Chrome's WebM does not know its own length: to whatever plays it, it is infinite.

    Scenario: In the list of takes
      Given Yui has opened the lesson "朝と家で"
      And she is offline
      When she says "I usually get up at six thirty."
      Then she is told that there is no network
      And the list of her takes tells how many seconds she spoke

  @also-api
  Rule: The server trusts bytes, not names or media types

    Scenario Outline: A file called something else
      Given Yui has signed in without the app
      And Yui has begun a round
      When she sends <bytes> called "<type>" as her answer
      Then Yui is told <reason>

      Examples:
        | bytes             | type       | reason           |
        | a tone in WebM    | audio/mp4  | no-speech        |
        | a tone in MP4     | audio/webm | no-speech        |
        | text              | audio/webm | audio-unreadable |
