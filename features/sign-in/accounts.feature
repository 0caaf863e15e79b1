Feature: Having an account
  A newcomer makes an account, keeps it safe, and can leave it again.

  @AUTH-15 @also-web
  Rule: Making an account signs the learner in to it

    Scenario: A newcomer
      Given Yui is new to Oz
      When she makes an account
      Then she sees the onboarding
      And she is still signed in after a restart

    Scenario: An email that has an account
      Given Yui has an account
      When she makes an account
      Then she is told that an account has this email already

  @AUTH-16
  Rule: A forgotten password is replaced by a link in a mail

    Scenario: She forgot it
      Given Yui has an account
      When she forgets her password
      Then she is told that a mail went to her
      When she opens the link that was mailed to her
      And she chooses the password "Momiji-2027!"
      Then she sees the home
      When she signs out
      And she signs in with the password "Momiji-2027!"
      Then she sees the home

    Scenario: A link works once
      Given Yui has an account
      And she has chosen a new password by a link
      When she opens the link that was mailed to her
      And she chooses the password "Another-2028!"
      Then she is told that the link does not work any more

    Scenario: The reply does not tell who has an account
      Given Yui is new to Oz
      When she forgets her password
      Then she is told that a mail went to her
      And no mail went to her

  @AUTH-17
  Rule: Password and email can be changed

    Scenario: A new password
      Given Yui is signed in
      When she changes her password to "Momiji-2027!"
      And she signs out
      And she signs in with the password "Momiji-2027!"
      Then she sees the home

    Scenario: Only a learner who knows the old one can change it
      Given Yui is signed in
      When she tries to change her password from "Not-mine-1!" to "Momiji-2027!"
      Then she is told that the password is wrong

    Scenario: A new email
      Given Yui is signed in
      When she changes her email to another one
      Then her account still has the old email
      When she opens the link that was mailed to the new email
      Then she sees the email-confirmation
      And her account has the new email

    Scenario: An email of another learner
      Given Yui is signed in
      When she changes her email to one that another learner has
      Then she is told that an account has this email already

  @AUTH-18 @also-web
  Rule: A password is hard to guess

    Scenario Outline: Too weak
      Given Yui is new to Oz
      When she makes an account with the password "<password>"
      Then she is told that the password is too weak

      Examples:
        | password              |
        | Abc-123               |

      @not-web
      Examples: The same at every other level
        | password              |
        | Abcdefgh-123456789012 |
        | 1234-5678             |
        | Abcd-efgh             |
        | Abcd12345             |

  @AUTH-31
  Rule: A password is none of those that are tried first

    Scenario: One that everybody takes
      Given Yui is new to Oz
      When she makes an account with the password "Password1!"
      Then she is told that the password is easy to guess

    Scenario: Hers until now was another
      Given Yui is signed in
      When she changes her password to "Welcome1!"
      Then she is told that the password is easy to guess

    Scenario: A forgotten one is not replaced by it either
      Given Yui has an account
      And she forgets her password
      When she opens the link that was mailed to her
      And she chooses the password "OzGym-2026!"
      Then she is told that the password is easy to guess

    Scenario: One that was stolen elsewhere
      Given Yui is new to Oz
      When she makes an account with the password "Stolen-2026!"
      Then she is told that the password was stolen elsewhere

  @AUTH-21
  Rule: Without a contract there is only the login

    @fault
    Scenario Outline: The server says so in any language
      Given Yui is signed in
      And her contract has ended, and the server says "<message>"
      When she closes Oz and opens it again
      Then she sees the login
      And she is told that her contract is not valid

      Examples:
        | message                                                          |
        | 契約がないため、この機能は利用できません。                       |

      @not-web
      Examples: The same at every other level
        | message                                                          |
        | This feature is unavailable because you have no contract.        |
        | 계약이 없어 이 기능을 이용할 수 없습니다.                        |

    @fault
    Scenario Outline: Whatever else is refused
      Given Yui is signed in
      And the server refuses every call with <status> and "<message>"
      When she closes Oz and opens it again
      Then she sees the error

      Examples:
        | status | message                                                   |
        | 403    | This feature is unavailable for now.                      |
        | 500    | This feature is unavailable because you have no contract. |

  @ACCOUNT-01
  Rule: Everything about her and her contract is found in her account

    Scenario: Looking around
      Given Yui is signed in
      Then her account offers:
        | メールアドレスを変更する |
        | パスワードを変更する     |
        | マイクの設定と確認       |
        | サウンド設定             |
        | キャッシュを削除する     |
        | ご契約の状況とプラン     |
        | 年額プランについて       |
        | 解約について             |
        | お問い合わせ             |
        | 利用規約                 |
        | 著作権                   |
        | ログアウト               |
      When she opens "/ja/copyright"
      Then she reads "react-router"
