Feature: When something goes wrong
  A learner is told what happened and what she can do; we are told what only we can mend.

  @ERR-01
  Rule: Every message is there in every language

    Scenario: The whole catalogue
      Then every message of the catalogue is said in Japanese, English and Korean

  @ERR-10
  Rule: Each message is seen under the condition that it names

    @only-core
    Scenario Outline: Signing in
      Given Yui has an account
      When she opens "/ja/login"
      And she gives the email "<email>"
      Then she is told that <what>

      Examples:
        | email                    | what                      |
        | nobody-knows@oz.example  | no account has this email |
        | no-email                 | this is no email          |

    @only-core
    Scenario: Signing in with another password
      Given Yui has an account
      When she opens "/ja/login"
      And she gives her email
      And she gives the password "wrong-password-1!"
      Then she is told that the password is wrong

    @fault
    Scenario Outline: Looking around
      Given Yui is signed in
      And <circumstance>
      When she asks for the books again
      Then she is told that <what>

      Examples:
        | circumstance                          | what                          |
        | the server fails                      | the server has failed         |

      @not-web
      Examples: The same at every other level
        | circumstance                          | what                          |
        | she is offline                        | there is no network           |
        | what the server says makes no sense   | something unexpected has happened |

    @only-core
    Scenario Outline: A request that the server does not take
      Given Yui is signed in
      And the server answers every call with <status>
      When she asks for the books again
      Then she is told that <what>

      Examples:
        | status | what                         |
        | 400    | it was not understood        |
        | 422    | something in it is not right |

    Scenario Outline: Places that are none
      Given Yui is signed in
      When she opens "<address>"
      Then she is told that <what>

      Examples:
        | address                               | what                       |
        | /ja/verbal_composition/lessons/none   | what she looks for is gone |
        | /ja/form_redirect?redirect=none       | no such form is known      |

    @fault
    Scenario Outline: Answering
      Given Yui has opened the lesson "朝と家で"
      And <circumstance>
      When she says "I usually get up at six thirty."
      Then she is told that <what>

      Examples:
        | circumstance                                | what                         |
        | the recogniser is broken                    | her voice was not recognised |
        | the server takes her recording for too long | the recording is too long    |

    Scenario Outline: Beginning to answer
      Given Yui has opened the lesson "朝と家で"
      And <circumstance>
      When she begins to record
      Then she is told that <what>

      Examples:
        | circumstance                                              | what                          |
        | she denies the microphone                                 | the microphone is not allowed |
        | her browser, simulated, cannot record what it hears, once | the recording has failed      |

    Scenario: A sound that is not there
      Given Yui has opened the lesson "朝と家で"
      And she clears the cache
      And every sound of the server is empty
      Then the sentence cannot be heard
      And she is told of the sound that there is no such sound

    @fault @only-web
    Scenario: Another way to say it
      Given Yui has opened the lesson "朝と家で"
      And she judges one question correct
      And the server fails
      When she asks for another way to say it
      Then she reads "ほかの言い方を用意できませんでした。もう一度お試しください。"

  @ERR-02
  Rule: A page that fails says so, and offers a way on

    @fault
    Scenario: Elsewhere than home
      Given Yui is signed in
      And the server fails
      When she opens "/ja/verbal_composition/books"
      Then she sees the error
      And she can go home or reload

    @fault
    Scenario: At home
      Given Yui is signed in
      And the server fails
      When she opens "/ja"
      Then she sees the error
      And she can reload and not go home

    @fault
    Scenario: It works again
      Given Yui is signed in
      And the server fails
      When she opens "/ja/verbal_composition/books"
      And the server works again
      And she reloads
      Then she sees the books

  @ERR-03
  Rule: Without a network there is the offline page

    @only-core
    Scenario: No answer at all
      Given Yui is signed in
      And she is offline
      When she asks for the books again
      Then she sees the offline

    @not-core
    Scenario: No answer at all, and none from before
      Given Yui is signed in
      And she is offline
      When she opens "/ja/study"
      Then she sees the offline

    @fault
    Scenario: An answer that is a failure
      Given Yui is signed in
      And the server fails
      When she asks for the books again
      Then she sees the error

  @ERR-04
  Rule: The words of a server are read from its message

    Scenario Outline: Whatever it sends
      Then <answer> of a server says <message>

      Examples:
        | answer                         | message  |
        | a refusal with a message       | "broken" |
        | a refusal without a message    | nothing  |
        | a number for a message         | nothing  |
        | a message that is all there is | nothing  |
        | an empty answer                | nothing  |

  @ERR-11
  Rule: That one must sign in is said by the login, and never reported

    Scenario: Her session ends while she looks around
      Given Yui is signed in
      And she opens "/ja/verbal_composition/books"
      And her account is deleted on another device
      When she goes on to "/ja/account"
      Then she sees the login
      And nothing was reported
      And no text of the app says "Login required"

  @ERR-05
  Rule: What is expected to fail is not reported

    Scenario Outline: A request that was refused
      When <method> "<path>" is refused with <status>
      Then nothing is reported

      Examples:
        | method | path                                                     | status |
        | POST   | v1/oauth/token                                           | 400    |
        | POST   | v1/oauth/token                                           | 403    |
        | POST   | v1/oauth/token                                           | 422    |
        | GET    | v1/auth/exists                                           | 403    |
        | GET    | v1/auth/exists                                           | 404    |
        | POST   | login                                                    | 403    |
        | POST   | refresh_token                                            | 403    |
        | POST   | v1/one_min_speech/recordings/r-1/submit                  | 422    |
        | POST   | v1/verbal_composition/records/r-1/voice                  | 500    |
        | POST   | v1/verbal_composition/record_details/d-1/generate_answer | 500    |
        | DELETE | v2/students/s/schedules/t/study_menus/m                  | 422    |
        | GET    | v1/verbal_composition/daily_review/questions             | 403    |
        | GET    | v3/verbal_composition/books                              | 401    |
        | GET    | v3/verbal_composition/books                              | 0      |

    Scenario: No contract
      When GET "v3/verbal_composition/books" is refused with 403 and "This feature is unavailable because you have no contract."
      Then nothing is reported

    Scenario Outline: Others are reported
      When <method> "<path>" is refused with <status>
      Then that is reported

      Examples:
        | method | path                                    | status |
        | GET    | v1/oauth/token                          | 400    |
        | POST   | v1/oauth/token                          | 500    |
        | GET    | v1/auth/exists                          | 500    |
        | POST   | login                                   | 500    |
        | GET    | v3/verbal_composition/books             | 403    |
        | POST   | v1/verbal_composition/records/r-1/voice | 422    |

  @ERR-06
  Rule: Noise is not reported

    Scenario Outline: What browsers say when nothing is wrong
      When a bug says "<message>"
      Then nothing is reported

      Examples:
        | message                                                                        |
        | The play() request was interrupted by a call to pause().                       |
        | Cancel rendering route                                                         |
        | The operation was aborted.                                                     |
        | Failed to fetch                                                                |
        | Login required                                                                 |
        | Connection to Indexed Database server lost. Refresh the page to try again      |
        | Failed to execute 'transaction' on 'IDBDatabase': The database connection is closing. |
        | Notification permission blocked                                                |

    Scenario: A bug of ours
      When a bug says "undefined is not a function"
      Then that is reported

  @ERR-07
  Rule: A failed request is reported with what is needed to mend it, and nothing secret

    Scenario: What is in the report
      When POST "v1/verbal_composition/lessons/lesson-0001/records" is refused with 500 and "broken"
      Then the report tells the method, the address, the status and what was answered
      And it lies with the others of "POST v1/verbal_composition/lessons/{id}/records 500"

    Scenario: What is never in it
      When a request with a password, tokens and a recording is refused with 500
      Then none of them is in the report

  @ERR-08
  Rule: Troubles that are not ours are dropped

    Scenario Outline: Known ones
      When a bug says "<message>" in "<browser>"
      Then nothing is reported

      Examples:
        | message        | browser                                                      |
        | NEXT_REDIRECT  | Mozilla/5.0 Chrome/140.0.0.0                                 |
        | Rejected       | Mozilla/5.0 (Linux; Android 12) Chrome/119.0.0.0 Mobile      |

    Scenario: The same from a newer browser
      When a bug says "Rejected" in "Mozilla/5.0 (Linux; Android 12) Chrome/120.0.0.0 Mobile"
      Then that is reported

    Scenario: Measurements of the page that is not there
      Then measurements of the route "404" are dropped, and of "/ja" are not

  @ERR-09
  Rule: Errors are reported to the operator's own place, sparingly

    @fault
    Scenario: A bug in a screen
      Given errors are reported
      And Yui is signed in
      When she opens "/ja/account/email"
      And she types "sushi-lover@oz.example" and sends nothing
      And a screen breaks
      Then a report of it arrives, with a replay that hides what she typed
      And nothing secret is in anything that arrived
