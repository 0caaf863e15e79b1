Feature: Calling the server
  Every call goes to one place, and says what it wants back.

  @API-01
  Rule: Calls go to the API of the host, with credentials, and want JSON

    Scenario: What a call looks like
      Given Yui is signed in
      When she opens "/ja/verbal_composition/books"
      Then every call went under "/api/" of that host, with credentials, and wanted JSON, or bytes of a file

    Scenario: No host is named
      Then the app calls "http://127.0.0.1:8787/api/" when no host is named
