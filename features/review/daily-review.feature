Feature: Daily review
  Everything that was answered comes back before it is forgotten, and the count never says less than there is.

  @VC-16 @also-core
  Rule: What is due is asked again

    Scenario: Today and tomorrow
      Given she has judged 0 questions correct and 2 wrong in "朝と家で"
      Then home tells that 0 questions are due
      And 0 questions are due today
      And 2 questions come tomorrow
      When she begins Smart Review with 5 questions
      And she skips a question of the review
      And she answers 1 question of the review wrong
      Then the review ends with 0 of 1 right
      And she may try 2 more

    @only-core
    Scenario: The next day
      Given she has judged 0 questions correct and 2 wrong in "朝と家で"
      When 1 day passes
      Then home tells that 2 questions are due
      When she begins the daily review
      And she answers 1 question of the review correct
      And she answers 1 question of the review wrong
      Then the review ends with 1 of 2 right
      And 0 questions are due today
      And 1 question comes tomorrow

    @only-core
    Scenario: More than one review has room for
      Given she has judged 10 questions correct and 0 wrong in "朝と家で"
      And she opens the book "毎日の会話 はじめの一歩"
      And she opens the lesson "カフェとレストランで"
      And she judges 4 questions correct and 0 wrong
      When 29 days pass
      Then 14 questions are due today
      When she begins the daily review
      And she answers everything in the review correct
      Then the review ends with 10 of 10 right
      And she may try 4 more

    Scenario: In a train without a network
      Given she has judged 0 questions correct and 3 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she answers 1 question of the review correct
      And she is offline
      And she answers 1 question of the review wrong
      And she answers 1 question of the review correct
      Then she is told that her answers are still to be sent
      When she is online again
      Then Smart Review offers 1 question

    @only-api
    Scenario Outline: Asking for it
      Given Yui is signed in
      Then "<path>" answers <names> for her, and 401 for a caller without a token

      Examples:
        | path                                                            | names                                                        |
        | v1/verbal_composition/daily_review_study_status                 | today, due_count, done_count, smart_count, next_due_on, days |
        | v1/verbal_composition/daily_review/questions                    | items                                                        |
        | v1/verbal_composition/daily_review/questions?count=all&kind=smart | items                                                      |
        | v1/verbal_composition/review_items                              | items, next                                                  |

    @only-api @fault
    Scenario Outline: A review from the first call to the last
      Given an Oz that is on its guard
      And Yui has signed in without the app
      And Yui has answered 12 questions wrong without the app
      When 3 days go by for Yui
      And Yui begins a review of the <version> version without the app
      Then it asks <asked> questions, and 12 were due
      When she grades one of them, skips another and ends it
      Then 11 are due, and what was skipped is what it was
      And Ken, who has an account, finds none of it

      Examples:
        | version | asked |
        | v1      | 10    |
        | v2      | 5     |

  @REVIEW-04
  Rule: What was missed or only looked at is asked on the next day

    Scenario: What was only looked at is not known
      Given Yui has opened the lesson "朝と家で"
      When she looks at 2 answers at once and calls them right
      Then 2 questions come tomorrow

    @only-core
    Scenario: What was missed stays for tomorrow, however well it is said right after it
      Given she has judged 1 question correct and 2 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she answers everything in the review correct
      Then 2 questions come tomorrow

    @only-core
    Scenario: The wrong ones again, and they are still asked tomorrow
      Given Yui has opened the lesson "朝と家で"
      And she chooses the mode self
      And she judges 8 questions correct and 2 wrong
      When she goes back to the wrong ones
      And she judges 2 questions correct and 0 wrong
      Then 2 questions come tomorrow

  @VC-16 @also-core
  Rule: An answer in a review is judged as in a lesson: by Oz, in writing, or by herself

    Scenario: By her voice, and right
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she says "I usually get up at six thirty."
      Then her answer is correct
      When she goes on in the review
      Then the review ends with 1 of 1 right
      And Smart Review offers 0 questions

    @not-web
    Scenario: By her voice, and wrong
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she says "Bananas dance quietly."
      Then her answer is wrong
      And she reads why
      When she goes on in the review
      Then the review ends with 0 of 1 right
      And Smart Review offers 1 question

    @not-web
    Scenario: She knows better than the judge
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she says "Bananas dance quietly."
      And she flips the verdict
      Then her answer is correct
      When she goes on in the review
      Then the review ends with 1 of 1 right

    @not-web
    Scenario: Not heard, and said once more
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she stays silent
      Then she is told that no English was heard
      When she says "I usually get up at six thirty."
      Then her answer is correct

    @only-core
    Scenario: Not understood, which never counts as wrong
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she says "Usually six (mumbled)"
      Then she is asked to say it again
      When she says "I usually get up at six thirty."
      And she goes on in the review
      Then the review ends with 1 of 1 right

    Scenario: In writing
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she chooses the mode typing
      And she types "I usually get up six thirty."
      Then her answer is wrong
      And the word "at" is marked as one she did not say
      When she goes on in the review
      Then the review ends with 0 of 1 right

    @not-web
    Scenario: The next review begins in the mode of the last
      Given she has judged 0 questions correct and 2 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she chooses the mode typing
      And she begins Smart Review with all questions
      Then she practises in the mode typing

    @not-api
    Scenario: Typed without a network, and listed
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she chooses the mode typing
      And what her lesson is judged by is kept on her device
      And she is offline
      And she types "I usually get up at six thirty."
      Then her answer is correct

    Scenario: Without a network she judges herself, and nothing is lost
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she is offline
      And she says "I usually get up at six thirty."
      Then she may judge herself
      When she judges herself correct
      Then she is told that her answers are still to be sent
      When she is online again
      Then Smart Review offers 0 questions

  @also-core @also-web
  Rule: When the judge of a review fails, the learner judges

    @fault
    Scenario: The recogniser breaks down
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      And the recogniser is broken
      When she begins Smart Review with all questions
      And she says "I usually get up at six thirty."
      Then she may judge herself
      When she judges herself correct
      Then the review ends with 1 of 1 right

  @REVIEW-05
  Rule: A review has what a lesson has: her own voice, the teacher, bookmarks, and the same keys

    Scenario: The keys are listed, and the voice and the teacher are there
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she presses "?"
      Then she reads "自分の声を聞く"
      When she begins Smart Review with all questions
      And she presses "?"
      Then she reads "自分の声を聞く"
      When she presses "Escape"
      And she says "Bananas dance quietly."
      Then her answer is wrong
      And she reads "先生に質問する"

    Scenario: The keys can be turned off
      Given she has judged 0 questions correct and 1 wrong in "朝と家で"
      When she begins Smart Review with all questions
      And she turns the keys off
      And she presses "?"
      Then she does not read "自分の声を聞く"
