import type { Credentials } from './credentials.ts';

export interface HasAccount {
  /** What the screen of her account offers, each as it is called there. */
  accountOffers(): Promise<readonly string[]>;
  readonly credentials: Credentials;
  /** Another learner takes the device, or comes back to it: all of this is of her account from now on. */
  isOf(name: string): Promise<void>;
  /** Makes her a new account; she is not signed in yet. */
  exists(): Promise<void>;
  isSignedIn(): Promise<void>;
  givesEmail(email?: string): Promise<void>;
  givesPassword(password?: string): Promise<void>;
  /** At the login: she makes an account with what is hers, or with another password. */
  registers(password?: string): Promise<void>;
  beginsAsGuest(): Promise<void>;
  /** A guest makes the account that keeps what she did. */
  keepsWhatSheDid(): Promise<void>;
  isGuest(): Promise<boolean>;
  forgetsPassword(): Promise<void>;
  /** The address that a link was said to be on its way to. */
  isTold(): Promise<string | undefined>;
  choosesPassword(password: string): Promise<void>;
  changesPassword(current: string, next: string): Promise<void>;
  changesEmail(email: string): Promise<void>;
  /** Up to where it is done, or refused, or she is asked for her password again. */
  closesAccount(): Promise<void>;
  isAskedForPassword(): Promise<boolean>;
  /** Where she is asked for it again. */
  givesPasswordAgain(password: string): Promise<void>;
  /** The email of her account, as the app shows it. */
  email(): Promise<string | undefined>;
  /** Her account is deleted on another device. */
  isDeletedElsewhere(): Promise<void>;
  asksWhetherEmailHasAccount(): Promise<void>;
  makesAnotherAccount(): Promise<void>;
  beginsAnotherGuest(): Promise<void>;
  /** A code for another app of hers. */
  handsOver(code: { readonly verifier: string; readonly challenge: string }): Promise<string>;
  /** On another device; what she is told when it fails. */
  signsInElsewhere(code: string, verifier: string): Promise<string | undefined>;
  /** The email of the learner who is signed in on that other device; undefined when none is. */
  emailElsewhere(): Promise<string | undefined>;
}
