Feature: Campaigns
  What the operator tells learners for a while: a popup, shown once, and a banner on home.

  @CAMP-01
  Rule: The campaign fields of the remote configuration, and what they are without

    Scenario: Nothing is set
      Given Yui is signed in
      When she opens home
      Then her app is given the campaign as it is without
      And the window of both is from "2024-12-02T13:00:00Z" to "2024-12-03T13:00:00Z", and the banner is "white"
      And she sees no popup

    Scenario: The button without a text of its own, the banner without a colour
      Given a popup "春" with a button to "/study"
      And Yui is signed in
      When she opens home
      Then the popup has a button "詳しく見る" to "/ja/study"

  @CAMP-02
  Rule: Shown in their window while they are on; a popup once for each campaign

    Scenario: Once, and the next campaign again
      Given a popup "春" that is shown from -1 to 1 hours from now
      And Yui is signed in
      When she opens home
      Then she sees the popup "春"
      When she closes the popup
      And she opens home
      Then she sees no popup

    @only-core
    Scenario: The next campaign is another
      Given a popup "春" that is shown from -1 to 1 hours from now
      And Yui is signed in
      When she opens home
      Then she sees the popup "春"
      When she closes the popup
      Given a popup "夏" that is shown from -1 to 72 hours from now
      When 1 day passes
      And she opens home
      Then she sees the popup "夏"

    @only-core
    Scenario Outline: From <from> to <until> hours from now
      Given a popup "春" that is shown from <from> to <until> hours from now
      And Yui is signed in
      When she opens home
      Then she sees no popup

      Examples:
        | from | until |
        | 1    | 2     |
        | -2   | -1    |

    @only-core
    Scenario Outline: <how>
      Given a popup and a banner of these hours <how>
      And Yui is signed in
      When she opens home
      Then she sees no popup
      And she sees no banner

      Examples:
        | how           |
        | that are off  |
        | without dates |

    Scenario: A banner in its window
      Given a banner that is shown from -1 to 1 hours from now
      And Yui is signed in
      When she opens home
      Then she sees a banner on "white"

    @only-core
    Scenario: A banner whose window is over
      Given a banner that is shown from -2 to -1 hours from now
      And Yui is signed in
      When she opens home
      Then she sees no banner

  @CAMP-03
  Rule: Asked for at most every 12 hours

    Scenario: Twice within the hour, and the day after
      Given Yui is signed in
      When she opens home
      Then she sees no popup
      When she closes Oz and opens it again
      And she opens home
      Then she sees no popup
      And her app has asked for the campaign 1 time
      When 1 day passes
      And she opens home
      Then she sees no popup
      And her app has asked for the campaign 2 times

  @CAMP-07
  Rule: A button only where it is wanted; addresses only over TLS or in the app

    Scenario: A button that is not to be drawn
      Given a popup "春" with a button that is not to be drawn, to "/study"
      And Yui is signed in
      When she opens home
      Then the popup "春" has no button

    @only-core
    Scenario Outline: An address of another kind: <address>
      Given a popup "春" with a button to "<address>"
      And Yui is signed in
      When she opens home
      Then the popup "春" has no button

      Examples:
        | address              |
        | javascript:alert(1)  |
        | http://oz.example/   |
        | //evil.example/study |

    Scenario: Outside, over TLS
      Given a banner with the picture "/icons/icon-192.png" that leads to "https://campaign.oz.example/spring"
      And Yui is signed in
      When she opens home
      Then the banner leads to "https://campaign.oz.example/spring"

    @only-core
    Scenario: A picture from a host that anybody may pretend to be
      Given a banner with the picture "http://pictures.oz.example/spring.png" that leads to "/study"
      And Yui is signed in
      When she opens home
      Then she sees no banner
