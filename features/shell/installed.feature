Feature: An app to keep
  Oz can be installed, starts without a network, and looks like itself.

  @PWA-01
  Rule: It can be installed, and starts offline

    Scenario: Installing
      Given Yui is signed in
      When she opens "/ja"
      Then she can install Oz
      And a worker at "/sw.js" looks after "/"

    Scenario: Starting offline
      Given Yui is signed in
      And she opens "/ja"
      And a worker at "/sw.js" looks after "/"
      And what she sees is kept on her device
      And she is offline
      When she closes Oz and opens it again
      Then she sees the home

  @PWA-02
  Rule: The offline page says what to do

    Scenario: Its words
      Given Yui is signed in
      And she opens "/ja"
      And a worker at "/sw.js" looks after "/"
      And she is offline
      When she opens "/ja/study"
      Then she reads "通信がオフラインになっています。"
      And she reads "通信状態を確認して、再度アクセスをお試しください。"

  @PWA-03
  Rule: A Safari that is too old is told so

    Scenario Outline: On a Mac
      Given Yui uses the browser "<browser>"
      When she opens "/ja/login"
      Then she sees the <screen>

      Examples:
        | browser                                                                                                               | screen              |
        | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15  | unsupported-browser |
        | Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15  | login               |
        | Mozilla/5.0 (iPhone; CPU iPhone OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1 | login |

  @PWA-05
  Rule: It has the colours of Oz

    Scenario: Primary and achieved
      Given Yui is signed in
      When she opens "/ja"
      Then the primary colour is "#2fb4bc" and the achieved one "#fc7344"
