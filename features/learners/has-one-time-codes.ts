/** Her app with one-time codes, and the recovery codes she has kept. */
export interface HasOneTimeCodes {
  /** On the screen of what she signs in with; she keeps what she is told there. */
  turnsOn(): Promise<void>;
  turnsOff(): Promise<void>;
  /** Half a minute later, so that her app shows another one. */
  waitsForNext(): Promise<void>;
  /** Where the login asks for one. */
  gives(which: 'of her app' | 'recovery' | 'wrong'): Promise<void>;
  /** Whether the login asks for one. */
  isAsked(): Promise<boolean>;
  /** Whether she was sent on to the login with a new password. */
  isSentToLogin(): Promise<boolean>;
}
