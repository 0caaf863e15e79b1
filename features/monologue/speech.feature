Feature: One-minute speech
  A learner chooses a theme, prepares, speaks for about a minute, and reads the correction a moment later.

  @MONO-01
  Rule: She chooses what to speak about

    Scenario: What is recommended follows the genres she wants
      Given Yui is signed in
      When she wants to be offered the genre "仕事"
      Then she is recommended nothing but that

    @also-core @only-core
    Scenario: A theme of her own
      Given Yui is signed in
      And she speaks about "うちの猫", a theme of her own:
        """
        I have a cat at home. She is seven years old and very kind. Every evening she sits on my knees and we watch television
        together. She likes fish, but she does not like water at all.
        """
      When she submits her speech
      Then her speech is corrected
      And her speeches are:
        | うちの猫 | 添削済み |

  @MONO-02
  Rule: Her notes are there when she speaks

    Scenario: She comes back to a theme
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      When she notes "alarm, toast, weather"
      And she opens the theme "わたしの朝" again
      Then her notes say "alarm, toast, weather"

    @also-core @only-core
    Scenario: Her time to prepare is measured, and she begins when she likes
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      When she wants 30 seconds to prepare
      And 30 seconds pass while she prepares
      Then she is asked whether she begins
      When she opens the theme "わたしの朝" again
      Then she has 30 seconds left to prepare

  @MONO-03 @MONO-04 @MONO-06 @MONO-07 @MONO-12 @MONO-14
  Rule: A speech is recorded, submitted and corrected

    Scenario: From a theme to its correction
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      When she says for a minute:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. After that I have breakfast with my
        mother. She have a small garden, so we eat tomatoes. Then I leave home at eight.
        """
      And she submits her speech
      Then she is told of 1 new correction
      And her speeches are:
        | わたしの朝 | 添削済み |
      When she opens her newest speech
      Then "She has a small garden so we eat tomatoes." stands in the correction
      And the correction names the kind "主語と動詞の一致"
      And the correction says what was good, and a level
      And she hears her own speech
      And she hears it from the word "breakfast" on

    @also-core @only-core
    Scenario: What she has said is no mistake counts no more
      Given Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. After that I have breakfast with my
        mother. She have a small garden, so we eat tomatoes. Then I leave home at eight.
        """
      And she gets "主語と動詞の一致" wrong most
      When she says that the first finding is no mistake
      Then she gets nothing wrong any more

    @also-core @only-core
    Scenario: She deletes one
      Given Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. After that I have breakfast with my
        mother. She has a small garden, so we eat tomatoes. Then I leave home at eight.
        """
      When she deletes the speech
      Then there are no speeches of hers

  @MONO-15
  Rule: A corrected sentence is heard, and said again

    Scenario: She hears how it is right, and says it
      Given Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. She have a small garden, so we eat
        tomatoes. Then I leave home at eight.
        """
      When she hears the sentence with the mistake as it is right
      And she says that sentence again: "She have a small garden so we eat tomatoes."
      Then it is not right yet
      When she says that sentence again: "She has a small garden so we eat tomatoes."
      Then she has said it right

  @MONO-16
  Rule: She sees what has changed since she spoke before

    Scenario: Two speeches on one theme
      Given Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. After that I have breakfast with my
        mother. Then I leave home at eight.
        """
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. After that I have breakfast with my
        mother. She has a small garden, so we eat tomatoes. Then I leave home at eight, and I walk to the station with my dog.
        """
      When she compares her speeches on that theme
      Then the earlier one has 32 words, and the later one 50

  @MONO-13
  Rule: A mistake of hers becomes a question of her own

    Scenario: What she said wrong comes back in Smart Review
      Given Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. She have a small garden, so we eat
        tomatoes. Then I leave home at eight.
        """
      When she makes the first mistake a question of hers, and means "母は小さな庭を持っています。"
      Then Smart Review offers 1 question
      When she begins Smart Review with all questions
      Then the review asks "母は小さな庭を持っています。"
      When she answers 1 question of the review correct
      Then the review ends with 1 of 1 right

    @also-core @only-core
    Scenario: She wants it no more
      Given Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. She have a small garden, so we eat
        tomatoes. Then I leave home at eight.
        """
      When she makes the first mistake a question of hers, and means "母は小さな庭を持っています。"
      And she takes the question back
      Then Smart Review offers 0 questions

  @MONO-11
  Rule: Feedback on the correction is asked for and given

    Scenario: She wants to hear more, and says what she thinks
      Given the form "correction_feedback" is at "https://forms.example/correction"
      And Yui is signed in
      And her speech on "わたしの朝" was corrected:
        """
        Every morning I get up at six thirty. First I turn off the alarm and wash my face. She have a small garden, so we eat
        tomatoes. Then I leave home at eight.
        """
      When she asks to hear more about the correction
      Then it stands there that she wants to hear more
      When she goes to say what she thinks of it
      Then she is led outside to "https://forms.example/correction"

  @MONO-05
  Rule: A speech of too few words is refused kindly

    Scenario: She says one sentence
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      When she says for a minute:
        """
        I like my mornings.
        """
      And she submits her speech
      Then she reads that 30 words are needed, and 4 were heard

  @MONO-10
  Rule: Nothing that was recorded is lost

    @also-core
    Scenario: There is no network when she submits
      Given Yui is signed in
      And she is at the theme "わたしの朝"
      And she says for a minute:
        """
        I like my mornings. They are quiet.
        """
      And she is offline
      When she submits her speech
      Then she reads that her speech is kept
      When she is online again
      Then her newest speech has arrived
