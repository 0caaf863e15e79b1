Feature: Finding a lesson
  Out of many books and lessons a learner finds the one for today, and sees what it will ask.

  @VC-01
  Rule: Books have their lessons, and tags

    Scenario: A book's page
      Given Yui is signed in
      When she opens the book "毎日の会話 はじめの一歩"
      Then the book has the lessons:
        | 朝と家で           |
        | カフェとレストランで |
        | 友だちと予定を立てる |
        | 気持ちと雑談       |
        | 街で用事をすませる |

    @only-web
    Scenario: What a book is about
      Given Yui is signed in
      When she opens "/ja/verbal_composition/books"
      Then she reads "メール・会議"

    @only-api
    Scenario Outline: Asking for them
      Given Yui is signed in
      Then "<path>" answers <names> for her, and 401 for a caller without a token

      Examples:
        | path                                                    | names         |
        | v2/verbal_composition/book_tags                         | tags          |
        | v2/verbal_composition/books                             | books         |
        | v3/verbal_composition/books                             | books         |
        | v2/verbal_composition/books/everyday-first-steps/layout | book, lessons |
        | v3/verbal_composition/books/everyday-first-steps/layout | book, lessons |
        | v1/verbal_composition/books/layout                      | layouts       |

    @only-api
    Scenario: Tags
      Given Yui is signed in
      Then each tag leads to as many books as it says

  @VC-02
  Rule: Lessons are found by tab, genre, status and ease

    Scenario: By how far she is
      Given Yui has opened the lesson "朝と家で"
      And she judges one question correct
      When she opens the list of all lessons
      And she chooses the lessons that are learning
      Then she finds only "朝と家で"
      When she chooses the lessons that are learned
      Then she finds no lesson

    @not-web
    Scenario: What she has learned
      Given Yui has opened the lesson "朝と家で"
      And she judges 10 questions correct and 0 wrong
      When she opens the list of all lessons
      And she chooses the lessons that are learned
      Then she finds only "朝と家で"
      When she chooses all lessons
      And she chooses the status learned
      Then she finds only "朝と家で"
      When she chooses the status unlearned
      Then she finds "カフェとレストランで", and not "朝と家で"

    Scenario: By genre
      Given Yui is signed in
      When she opens the list of all lessons
      And she chooses the genre business
      Then she finds "電話で話す", and not "朝と家で"
      When she chooses the genre everyday
      Then she finds "朝と家で", and not "電話で話す"

    Scenario: Easy ones
      Given Yui is signed in
      When she opens the list of all lessons
      And she chooses easy lessons only
      Then she finds "朝と家で", and not "気持ちと雑談"
      When she chooses lessons easy or not
      Then she finds "気持ちと雑談", and not "どこにもない"

    Scenario: Her saved list
      Given Yui is signed in
      When she opens the list of all lessons
      And she saves "電話で話す"
      And she chooses the lessons saved
      Then she finds only "電話で話す"
      When she takes "電話で話す" off her saved list
      And she chooses all lessons
      And she chooses the lessons saved
      Then she finds no lesson

    Scenario: The way back shows what she had chosen
      Given Yui is signed in
      When she opens the list of all lessons
      And she chooses the genre everyday
      And she chooses easy lessons only
      And she opens the questions of "朝と家で"
      And she goes back to the list
      Then she is at the list "/ja/verbal_composition/lessons?genre=everyday&easy=1"
      And she finds "朝と家で", and not "気持ちと雑談"

    Scenario: A link that was shared
      Given Yui is signed in
      When she opens "/ja/verbal_composition/lessons?genre=everyday"
      Then she finds "朝と家で", and not "電話で話す"
      When she opens "朝と家で" from the list
      Then she is asked "いつもは6時半に起きます。"

  @VC-18 @also-core
  Rule: The questions of a lesson can be looked at

    Scenario: After one answer
      Given Yui has opened the lesson "朝と家で"
      And she judges one question correct
      When she opens the list of all lessons
      And she opens the questions of "朝と家で"
      Then the question "いつもは6時半に起きます。" was answered correct last, and 9 were not answered
      And the model answer of "いつもは6時半に起きます。" is "I usually get up at six thirty."

  @VC-11 @only-api
  Rule: A locked lesson is not begun, whatever asks for it

    Scenario: With a tool
      Given Yui is signed in
      Then a round through "cafe-and-restaurant" is refused as "lesson-locked"
