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
