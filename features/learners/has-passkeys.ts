/** Her passkeys, and a device that asks for her finger. */
export interface HasPasskeys {
  /** From now on her device has an authenticator, or none. */
  deviceHas(authenticator: boolean): Promise<void>;
  /** On the screen of what she signs in with; until it is added, or something else is asked of her. */
  adds(): Promise<void>;
  /** What those on that screen are called. */
  listed(): Promise<readonly string[]>;
  names(name: string): Promise<void>;
  removes(): Promise<void>;
  /** Whether the login speaks of passkeys. */
  isOffered(): Promise<boolean>;
  signsIn(): Promise<void>;
  /** Whether she is asked who she is. */
  isAsked(): Promise<boolean>;
  /** There. */
  proves(): Promise<void>;
}
