Feature: Maintenance
  While Oz is being looked after, it says so instead of failing, and comes back by itself.

  @MNT-01
  Rule: Nothing is shown before it is known

    @fault
    Scenario: The answer is late
      Given Yui is signed in
      And it takes long to find out about maintenance
      When she opens "/ja" without waiting
      Then she sees nothing yet
      When the answer comes
      Then she sees the home

  @MNT-02
  Rule: It is looked for at the start, and whenever she comes back

    @fault
    Scenario: It begins while she looks at something else
      Given Yui is signed in
      And she opens "/ja"
      When maintenance begins
      Then she sees the home
      When she looks away and back
      Then she sees the maintenance

  @MNT-03
  Rule: It takes the place of the whole app, and lifts by itself

    @fault
    Scenario Outline: Wherever she is
      Given Yui is signed in
      And maintenance has begun
      When she opens "<address>"
      Then she sees the maintenance
      When maintenance is over
      Then after a while she sees the <screen>

      Examples:
        | address                      | screen |
        | /ja/verbal_composition/books | books  |

      @not-web
      Examples: The same at every other level
        | address                      | screen |
        | /ja                          | home   |

    @fault @only-web
    Scenario: What she reads meanwhile
      Given Yui is signed in
      And maintenance has begun
      When she opens "/ja"
      Then she is told to try later, and where times are announced

  @MNT-04
  Rule: Only a clear word means maintenance

    @fault
    Scenario: It is on
      Given maintenance has begun
      Then the app finds out that it is on

    Scenario: It is off
      Then the app finds out that it is off

    @fault
    Scenario Outline: What is found is nothing clear
      Given what is told about maintenance is <trouble>
      Then the app finds out that it is off

      Examples:
        | trouble      |
        | unreachable  |
        | not found    |
        | no JSON      |
        | another word |
