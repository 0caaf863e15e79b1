@only-api @fault
Feature: Books from an operator
  An operator can bring books to an Oz while it runs, with a key of her own.

  Background:
    Given an Oz that is on its guard
    And Ken has signed in without the app

  @also-api
  Rule: A book that an operator syncs is there at once, beside those that come with Oz

    Scenario: A small book
      When the operator syncs the book "bakery"
      Then the book "bakery" was taken, with 1 lesson and 2 questions
      And Ken finds the book "bakery", with 1 lesson
      And Ken finds the book "everyday-first-steps", with 5 lessons

    Scenario: The same again changes nothing
      Given the operator syncs the book "florist"
      And Ken has answered a question of the book "florist"
      When the operator syncs the book "florist"
      Then the book "florist" was taken, with 1 lesson and 2 questions
      And Ken finds the book "florist", with 1 lesson
      And the book "florist" with his answer is to Ken what it was

  @also-api
  Rule: What is wrong with a book is told and left out, and all the rest is taken

    Scenario Outline: <mistake>
      When the operator syncs the book "<book>" and the book "broken-<book>" with <mistake>
      Then the book "<book>" was taken, with 1 lesson and 2 questions
      And the book "broken-<book>" was <taken>
      And the operator is told <reason> of "<place>"

      Examples:
        | book   | mistake               | taken                               | reason           | place                         |
        | museum | an answer missing     | taken, with 1 lesson and 1 question | no-answer        | books.1 lessons.0.questions.1 |
        | harbor | a prompt of the other | taken, with 1 lesson and 1 question | duplicate-prompt | books.1 lessons.0.questions.0 |
        | castle | its title missing     | not taken                           | not-as-described | books.1                       |

  @also-api
  Rule: No books come in without the key

    Scenario Outline: With <key>
      When a caller syncs the book "stolen" with <key>
      Then it is refused as signed-out
      And Ken finds no book "stolen"

      Examples:
        | key             |
        | no key          |
        | another key     |
        | Ken's own token |
