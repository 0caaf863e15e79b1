Feature: Three languages
  Oz speaks Japanese, English and Korean, wherever a learner meets it.

  @I18N-01
  Rule: Every text is there in every language

    Scenario: Nothing is missing
      Then every text and every error is there in Japanese, English and Korean

    Scenario Outline: From making an account to the first lesson
      Given Yui is new to Oz
      And her device prefers <language>
      When she opens "/login"
      And she makes an account
      And she answers the survey
      Then she is offered a first lesson
      When she begins her first lesson
      Then she sees the lesson
      And what she read was <language>

      Examples:
        | language |
        | Japanese |
        | English  |
        | Korean   |

  @I18N-02
  Rule: Her language is found out in order

    Scenario Outline: What is there wins over what comes later
      Given Yui is signed in
      And her device prefers <device>
      And an earlier visit has left the language "<kept>"
      And a cookie has the language "<cookie>"
      When she opens "<address>"
      Then she is at "<place>"

      Examples:
        | device   | kept | cookie | address      | place          |
        | Korean   | en   | ja     | /account?lng=ko | /ko/account?lng=ko |
        | Korean   | fr   | fr     | /account     | /ko/account    |

      @not-web
      Examples: The same at every other level
        | device   | kept | cookie | address      | place          |
        | Korean   | en   | ja     | /account     | /ja/account    |
        | Korean   | en   | fr     | /account     | /en/account    |

    Scenario: What was found is kept
      Given Yui is signed in
      And her device prefers Korean
      When she opens "/account"
      Then her device keeps under "i18nextLng" "ko"

  @I18N-03
  Rule: The server is asked in Korean or in Japanese

    Scenario Outline: By the language of the app
      Then a learner who reads <language> asks the server in "<tag>"

      Examples:
        | language | tag |
        | Japanese | ja  |
        | English  | ja  |
        | Korean   | ko  |

  @I18N-04
  Rule: A date is written as each language writes it

    Scenario Outline: The same moment
      Then the moment "2026-03-05T09:07" is written in <language> as "<date>", "<date and time>" and "<month>"

      Examples:
        | language | date           | date and time        | month      |
        | Japanese | 2026年3月5日   | 2026年3月5日 09:07   | 2026年3月  |
        | Korean   | 2026년3월5일   | 2026년3월5일 09:07   | 2026년3월  |
        | English  | March 5, 2026  | March 5, 2026 09:07  | March 2026 |
