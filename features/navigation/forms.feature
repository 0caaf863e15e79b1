Feature: Forms outside of Oz
  Some things are done in forms elsewhere; Oz leads there and fills in what it knows.

  @FORM-01
  Rule: Nine forms are known by name

    Scenario Outline: A form the operator has set up
      Given Yui is signed in
      And the form "<form>" is at "https://forms.oz.example/<form>"
      When she opens "/ja/form_redirect?redirect=<form>"
      Then she is led outside to "https://forms.oz.example/<form>"

      Examples:
        | form                    |
        | study_time_report_form  |
        | inquiry_form            |

      @not-web
      Examples: The same at every other level
        | form                    |
        | correction_feedback     |
        | supifulteacher_feedback |
        | cancel                  |
        | account                 |
        | structure_advice        |
        | versant_form            |
        | yearly_subscription     |

    Scenario: A form that is not set up
      Given Yui is signed in
      And the form "inquiry_form" is nowhere
      When she opens "/ja/form_redirect?redirect=inquiry_form"
      Then she is led outside to "mailto:"

  @FORM-02
  Rule: Any other name is refused

    Scenario Outline: A name Oz does not know
      Given Yui is signed in
      When she opens "/ja/form_redirect<query>"
      Then she is told that no such form is known

      Examples:
        | query                                   |
        | ?redirect=unknown                       |
        |                                         |

      @not-web
      Examples: The same at every other level
        | query                                   |
        | ?redirect=                              |
        | ?redirect=https%3A%2F%2Fevil.example    |
        | ?redirect=constructor                   |

  @FORM-03
  Rule: The learner is told where she is going

    Scenario Outline: On the way
      Given Yui is signed in
      And the form "<form>" is at "https://forms.oz.example/<form>"
      When she opens "/ja/form_redirect?redirect=<form>"
      Then she is told that she is going to "<name>"

      Examples:
        | form                    | name                 |
        | inquiry_form            | お問い合わせフォーム   |
        | cancel                  | 解約フォーム |

      @not-web
      Examples: The same at every other level
        | form                    | name                 |
        | study_time_report_form  | 学習時間の報告フォーム |
        | correction_feedback     | 添削へのご意見フォーム |
        | supifulteacher_feedback | 先生へのご意見フォーム |
        | account                 | アカウントについてのフォーム |
        | structure_advice        | 構成アドバイスのフォーム |
        | versant_form            | VERSANTのフォーム |
        | yearly_subscription     | 年額プランのフォーム   |

  @FORM-04
  Rule: A form is filled with what is known of the learner

    @also-web
    Scenario: Her email and her student id
      Given Yui is signed in
      And the form "inquiry_form" is at "https://forms.oz.example/f?usp=pp_url"
      When she opens "/ja/form_redirect?redirect=inquiry_form"
      Then she is led outside to "https://forms.oz.example/f?usp=pp_url&"
      And the form is filled with her email and her student id, and nothing else

    @only-core
    Scenario: What an Oz with contracts knows of her, each with characters of its own
      Given Yui is signed in
      And her email is "yui+oz&co@learners.oz.example", her student id "s 1" and her customer id "c/2"
      And the form "inquiry_form" is at "https://forms.oz.example/f?usp=pp_url#top"
      When she opens "/ja/form_redirect?redirect=inquiry_form"
      Then she is led outside to exactly "https://forms.oz.example/f?usp=pp_url&email=yui%2Boz%26co%40learners.oz.example&student_id=s%201&customer_id=c%2F2#top"

  @FORM-05
  Rule: Feedback on a correction says which one it is about

    Scenario Outline: What the address names, and what it does not
      Given Yui is signed in
      And the form "correction_feedback" is at "https://forms.oz.example/c"
      When she opens "/ja/form_redirect?redirect=correction_feedback<query>"
      Then she is led outside to an address that ends in "<end>"

      Examples:
        | query                                            | end                                                            |
        |                                                  | recording_hash=Unknown&correction_detail_id=Unknown&answer_id=Unknown |
        | &recording_hash=h%201&correction_detail_id=d&answer_id=a | recording_hash=h%201&correction_detail_id=d&answer_id=a      |
        | &answer_id=a                                     | recording_hash=Unknown&correction_detail_id=Unknown&answer_id=a |
