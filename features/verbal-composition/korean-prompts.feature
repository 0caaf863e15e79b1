Feature: Questions in Korean
  Who reads Korean is asked in Korean, where a book has it. No voice of Oz says Korean, and nothing pretends that one does.

  @VC-30
  Rule: She chooses the language in which she is asked, and what has no voice is read

    @only-core
    Scenario: She chose Korean, and wants to hear what she is asked
      Given Yui has opened the lesson "朝と家で"
      And she chooses to hear the sentence
      When she chooses to be asked in Korean
      Then she is asked "보통 6시 반에 일어나요."
      And she reads it, for no voice says it
      When she closes Oz and opens it again
      And she opens "/ja/verbal_composition/lessons/morning-and-home"
      Then she is asked "보통 6시 반에 일어나요."
      When she chooses to be asked in Japanese
      Then she is asked "いつもは6時半に起きます。"
      And the sentence is spoken to her

    @only-core
    Scenario: A book that has no Korean
      Given Yui has opened the lesson "朝と家で"
      When she chooses to be asked in Korean
      And she opens "/ja/verbal_composition/lessons/telling-what-happened"
      Then she is asked "私が駅に着いたときには、電車はもう出ていた。"
      And the sentence is spoken to her

    @only-core
    Scenario: Hands-free
      Given Yui has opened the lesson "朝と家で"
      When she chooses to be asked in Korean
      And she plays the last 10 questions hands-free, with a right answer to each
      Then her result is 10 of 10

    @only-core
    Scenario: In a review
      Given Yui has opened the lesson "朝と家で"
      And she chooses to be asked in Korean
      And she chooses the mode self
      And she judges 0 questions correct and 1 wrong
      When she begins Smart Review with 1 question
      Then the review asks "보통 6시 반에 일어나요."

    Scenario: Which books ask in Korean
      Given Yui is signed in
      Then these books ask in Korean:
        | 毎日の会話 はじめの一歩 |
        | 仕事の英会話 まずはこのひとこと |
        | はじめての一文 |
        | 旅行の英会話 |

    @only-web
    Scenario: Who uses Oz in Korean is offered it until she has chosen
      Given Yui is signed in
      When she opens "/ko/verbal_composition/lessons/morning-and-home"
      Then she is asked "いつもは6時半に起きます。"
      When she chooses to be asked in Korean
      Then she is asked "보통 6시 반에 일어나요."
      And she reads it, for no voice says it
      When she opens "/ko/verbal_composition/lessons/morning-and-home/questions"
      Then the first question is "보통 6시 반에 일어나요."
