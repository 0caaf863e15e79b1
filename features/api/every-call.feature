@only-api @fault
Feature: Every call that Oz promises
  Apps around Oz were written against a list of calls. Each is there, says what it takes, and knows whose things are whose.

  Background:
    Given an Oz that is on its guard

  @API-02
  Rule: Each call is described and answers

    Scenario: Calls about signing in and out
      Then these calls are described, and answer:
        | POST   | login                |
        | POST   | login_code           |
        | POST   | refresh_token        |
        | POST   | v1/oauth/token       |
        | DELETE | v1/oauth/tokens/{id} |
        | POST   | v1/auth/issue_code   |
        | GET    | v1/auth/exists       |

    Scenario: Calls about accounts
      Then these calls are described, and answer:
        | POST   | v1/auth/register                  |
        | POST   | v1/auth/register_password         |
        | POST   | v1/auth/register_from_native      |
        | POST   | v1/auth/register_from_native/{id} |
        | GET    | v1/auth/me                        |
        | DELETE | v1/auth/me                        |
        | POST   | v1/auth/me/device_tokens          |
        | PUT    | v1/auth/password                  |
        | POST   | v1/auth/request_email_change      |
        | POST   | v1/auth/request_register_email    |
        | POST   | v1/auth/login_by_appleiap         |
        | POST   | v2/auth/login_by_appleiap         |
        | PUT    | v1/auth/me/purchase               |

    Scenario: Calls about contracts
      Then these calls are described, and answer:
        | POST   | v1/stripe_checkout_session |
        | GET    | v2/auth/subscriptions      |
        | DELETE | v1/auth/subscription       |

    Scenario: Calls about Apple
      Then these calls are described, and answer:
        | POST | v1/apple/attest_challenge    |
        | POST | v1/apple/register_attestkey  |
        | POST | v1/apple/ios_store_review    |
        | POST | v1/apple/iap_notification_v2 |

    Scenario: Calls about guests and what learners tell
      Then these calls are described, and answer:
        | POST | v1/answered_demographic_for_guest |
        | GET  | v1/guest_status/{id}              |
        | PUT  | v1/answered_demographic/{id}      |
        | POST | v1/answered_demographic           |
        | GET  | v2/demographic_questions          |
        | POST | v2/demographic_questions/answers  |

    Scenario: Calls about what Oz is
      Then these calls are described, and answer:
        | POST | v1/data/contents/verbal_composition_sync |
        | POST | v1/gas_notify                            |
        | GET  | v1/system_info                           |
        | GET  | v1/download_file                         |

    Scenario: Calls about study time and plans
      Then these calls are described, and answer:
        | POST   | v1/study_time/sessions                           |
        | GET    | v1/study_time/daily                              |
        | GET    | v1/study_time/monthly                            |
        | GET    | v1/study_time/today                              |
        | GET    | v1/study_achievements                            |
        | GET    | v2/study_achievements                            |
        | DELETE | v2/students/{id}/schedules/{id}/study_menus/{id} |

    Scenario: Calls about one-minute speech
      Then these calls are described, and answer:
        | GET   | v1/one_min_speech/correction_by_development        |
        | GET   | v1/one_min_speech/correction_status                |
        | GET   | v1/one_min_speech/corrections                      |
        | GET   | v1/one_min_speech/corrections/{id}                 |
        | PATCH | v1/one_min_speech/corrections/{id}/read            |
        | GET   | v1/one_min_speech/latest_recording                 |
        | GET   | v1/one_min_speech/material_tags                    |
        | GET   | v1/one_min_speech/materials                        |
        | GET   | v1/one_min_speech/recommend_materials              |
        | GET   | v1/one_min_speech/recordings                       |
        | GET   | v1/one_min_speech/recordings/{id}                  |
        | GET   | v1/one_min_speech/recommend_genres                 |
        | PUT   | v1/one_min_speech/recommend_genres                 |
        | POST  | v1/one_min_speech/materials/{id}/recordings        |
        | POST  | v1/one_min_speech/recordings/{id}/receive_feedback |
        | POST  | v1/one_min_speech/recordings/{id}/submit           |

    Scenario: Calls about bookmarks and books
      Then these calls are described, and answer:
        | GET | v1/verbal_composition/bookmarks                 |
        | PUT | v1/verbal_composition/bookmarks                 |
        | GET | v1/verbal_composition/supiful_teacher_bookmarks |
        | PUT | v1/verbal_composition/supiful_teacher_bookmarks |
        | GET | v1/verbal_composition/books/layout              |
        | GET | v2/verbal_composition/book_tags                 |
        | GET | v2/verbal_composition/books                     |
        | GET | v2/verbal_composition/books/{id}/layout         |
        | GET | v3/verbal_composition/books                     |
        | GET | v3/verbal_composition/books/{id}/layout         |
        | GET | v1/verbal_composition/study_status              |

    Scenario: Calls about lessons and records
      Then these calls are described, and answer:
        | GET  | v1/verbal_composition/lessons/{id}                        |
        | GET  | v2/verbal_composition/lessons/{id}                        |
        | POST | v1/verbal_composition/lessons/{id}/records                |
        | GET  | v1/verbal_composition/record_details/{id}                 |
        | PUT  | v1/verbal_composition/record_details/{id}                 |
        | POST | v1/verbal_composition/record_details/{id}/generate_answer |
        | GET  | v1/verbal_composition/records/{id}                        |
        | PUT  | v1/verbal_composition/records/{id}                        |
        | POST | v1/verbal_composition/records/{id}/voice                  |
        | POST | v2/verbal_composition/records/{id}/copy_from_correct      |

    Scenario: Calls about reviews
      Then these calls are described, and answer:
        | GET  | v1/verbal_composition/daily_review_study_status             |
        | GET  | v1/verbal_composition/daily_review/questions                |
        | GET  | v1/verbal_composition/daily_review/{id}                     |
        | PUT  | v1/verbal_composition/daily_review/{id}                     |
        | PUT  | v1/verbal_composition/daily_review/record_details/{id}      |
        | PUT  | v1/verbal_composition/daily_review/record_details/{id}/skip |
        | POST | v1/verbal_composition/daily_review/records                  |
        | POST | v2/verbal_composition/daily_review/records                  |

  @API-02
  Rule: Each call checks what it is given

    Scenario: Bodies that are none of what is described
      Given Yui has signed in without the app
      Then every described call that takes a body refuses another one as bad-request

    Scenario: Ids that no id can look like
      Given Yui has signed in without the app
      Then every described call that takes an id refuses another text as bad-request

    Scenario: Calls without a token
      Then every described call that wants a token refuses a stranger as signed-out

  @API-02
  Rule: Another learner's things are not there

    Scenario: Ken knows the ids of all that is Yui's
      Given Yui has signed in without the app
      And Ken has signed in without the app
      And Yui has a round, an answer, a review, a speech and a plan
      Then Ken is told not-found, whatever he asks of them:
        | DELETE | v1/oauth/tokens/{session}                                                  |
        | GET    | v1/guest_status/{learner}                                                  |
        | GET    | v1/verbal_composition/records/{round}                                      |
        | PUT    | v1/verbal_composition/records/{round}                                      |
        | POST   | v2/verbal_composition/records/{round}/copy_from_correct                    |
        | GET    | v1/verbal_composition/record_details/{answer}                              |
        | POST   | v1/verbal_composition/record_details/{answer}/generate_answer              |
        | GET    | v1/verbal_composition/daily_review/{review}                                |
        | PUT    | v1/verbal_composition/daily_review/{review}                                |
        | GET    | v1/one_min_speech/recordings/{speech}                                      |
        | DELETE | v1/one_min_speech/recordings/{speech}                                      |
        | POST   | v1/one_min_speech/recordings/{speech}/submit                               |
        | GET    | v1/one_min_speech/corrections/{speech}                                     |
        | PATCH  | v1/one_min_speech/corrections/{speech}/read                                |
        | DELETE | v2/students/{learner}/schedules/{plan}/study_menus/{menu}                  |
        | DELETE | v2/students/{own}/schedules/{plan}/study_menus/{menu}                      |
      And Yui still has all of it

  @ACCOUNT-06
  Rule: What is planned is taken out of a plan by its owner only

    Scenario: Her own
      Given Yui has signed in without the app
      And Yui plans to study on Monday and Friday without the app
      When Yui takes the menu of Friday out of her plan
      Then Yui is let in
      And only Monday is planned

    Scenario: The last one stays
      Given Yui has signed in without the app
      And Yui plans to study on Monday and Friday without the app
      When Yui takes the menu of Friday out of her plan
      And Yui takes the menu of Monday out of her plan
      Then Yui is told last-study-menu
      And only Monday is planned

    Scenario: Another learner's
      Given Yui has signed in without the app
      And Yui plans to study on Monday and Friday without the app
      And Ken has signed in without the app
      When Ken takes the menu of Friday out of her plan
      Then Ken is told not-found
      And Monday and Friday are planned

  @API-03
  Rule: What an operator does by calls, and what is asked of Oz

    Scenario: Content is loaded
      When the operator loads a book by the content call
      Then it is among the books that Yui is shown

    Scenario: An inquiry and a maintenance reach the operator
      Given Yui has signed in without the app
      When Yui sends the inquiry "領収書はどこですか？"
      Then the operator reads "領収書はどこですか？" of Yui
      When the operator announces the maintenance "今夜2時から"
      Then the operator's channel has "今夜2時から"
      When Yui announces the maintenance "うそです"
      Then Yui is told signed-out

    Scenario: Whether Oz is in maintenance
      Then a stranger hears that there is no maintenance
