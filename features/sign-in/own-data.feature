Feature: What is kept of her
  A learner sees for herself what Oz keeps of her, and takes it with her.

  @AUTH-29 @also-core
  Rule: She downloads everything that is kept of her, by herself

    Scenario: After a lesson
      Given Yui has opened the lesson "朝と家で"
      When she says "I usually get up at six thirty."
      Then her answer is correct
      When she downloads what is kept of her
      Then she has a file with her email, an answer in which she said "usually get up", and her recording of it

  @AUTH-30
  Rule: Anyone reads what is kept, and where it goes

    Scenario Outline: Before signing in
      Given Yui has an account
      When she opens "/<language>/login"
      And she goes on to "/<language>/privacy"
      Then she is at "/<language>/privacy"
      And she reads "<sentence>"

      Examples:
        | language | sentence     |
        | ja       | 保存する場所 |
        | en       | Where it is  |
        | ko       | 보관하는 곳  |

    Scenario: From her account
      Given Yui is signed in
      When she opens "/ja/account"
      And she goes on to "/ja/privacy"
      Then she reads "保存する場所"
