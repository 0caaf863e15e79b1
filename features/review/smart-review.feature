Feature: Smart Review
  What a learner got wrong is asked again, as much of it as she likes, until she knows it.

  @REVIEW-01
  Rule: Smart Review offers the questions answered wrong before

    Scenario: Right and wrong
      Given she has judged 2 questions correct and 1 wrong in "朝と家で"
      Then Smart Review offers 1 question
      When she begins Smart Review with all questions
      Then the review asks "朝ごはんは、たいてい食べません。"

    Scenario: The judge was wrong, and not she
      Given Yui has opened the lesson "朝と家で"
      When she says "Bananas dance quietly."
      And she flips the verdict
      Then Smart Review offers 0 questions

    @only-core
    Scenario: What was answered longest ago comes first, and what is right now rests
      Given she has judged 1 question correct and 2 wrong in "朝と家で"
      When 1 day passes
      And she begins Smart Review with all questions
      Then the review asks "今朝、寝坊しちゃった。"
      When she answers 1 question of the review correct
      Then the review asks "朝ごはんは、たいてい食べません。"
      When she answers 1 question of the review wrong
      Then the review ends with 1 of 2 right
      And Smart Review offers 1 question
      When 1 day passes
      Then Smart Review offers 2 questions

  @REVIEW-02
  Rule: As many as she likes, and then five more

    Scenario: Five, and more
      Given she has judged 1 question correct and 8 wrong in "朝と家で"
      When she begins Smart Review with 5 questions
      And she answers 5 questions of the review correct
      Then the review ends with 5 of 5 right
      And she may try 3 more
      When she tries more
      And she answers 2 questions of the review correct
      And she answers 1 question of the review wrong
      Then the review ends with 2 of 3 right
      And she may try 1 more

    @only-core
    Scenario Outline: Every count
      Given she has judged 0 questions correct and 10 wrong in "朝と家で"
      When she begins Smart Review with <count> questions
      And she answers everything in the review correct
      Then the review ends with <asked> of <asked> right
      And she may try <more> more

      Examples:
        | count | asked | more |
        | 1     | 1     | 5    |
        | 5     | 5     | 5    |
        | 10    | 10    | 0    |
        | 20    | 10    | 0    |
        | all   | 10    | 0    |

  @REVIEW-03
  Rule: What she removed from review no longer appears

    Scenario: Removing a question, and putting it back
      Given she has judged 1 question correct and 2 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she removes the question from review
      Then the review does not ask it
      When she answers 1 question of the review wrong
      Then Smart Review offers 1 question
      When she begins Smart Review with all questions
      Then the review does not ask it
      When she puts it back
      Then Smart Review offers 2 questions
