Feature: Signing in with a passkey
  A key on her device opens her account, once she has shown her finger, her face or the lock of the device.

  @AUTH-32
  Rule: A passkey is added, signs in, and is removed

    Scenario: Without her email and her password
      Given Yui is signed in
      And her device has an authenticator
      When she adds a passkey
      And she names it "phone"
      Then she has 1 passkey called "phone"
      When she signs out
      And she opens "/ja/login"
      And she signs in with her passkey
      Then she sees the home
      When she removes it
      Then she has 0 passkeys

  @AUTH-33
  Rule: A passkey is a proof like a password, and is guarded like one

    Scenario: Adding one wants a fresh proof
      Given Yui signed in 11 minutes ago
      When she adds a passkey
      Then she is asked who she is
      And she has 0 passkeys

    Scenario: The passkey itself is such a proof
      Given Yui signed in and added a passkey 11 minutes ago
      When she removes it
      Then she is asked who she is
      When she proves with her passkey who she is
      Then she has 0 passkeys

    Scenario: One that was removed signs in no more
      Given Yui is signed in
      When she adds a passkey
      And she removes it
      And she signs out
      And she signs in with her passkey
      Then she is told that the passkey does not work

    Scenario: One for each device
      Given Yui is signed in
      When she adds a passkey
      And she adds a passkey
      Then she is told that there is a passkey already
      And she has 1 passkey

    Scenario: Where a device has none, none is spoken of
      Given Yui has an account
      And her device has no authenticator
      When she opens "/ja/login"
      Then no passkey is offered to her
