import { NativeAccounts } from '../apple/native-accounts.ts';
import type { Purchases } from '../apple/purchases.ts';
import type { Limits } from '../limits/limits.ts';
import type { MailPost } from '../mail/mail-room.ts';
import type { Files } from '../storage/files.ts';
import type { Storage } from '../storage/storage.ts';
import { AccessTokenSigner } from './access-token.ts';
import { Accounts } from './accounts.ts';
import { AddPasskey } from './add-passkey.ts';
import type { AskedChallenges } from './asked-challenges.ts';
import type { BreachedPasswords } from './breached-passwords.ts';
import { CodeSignIn } from './code-sign-in.ts';
import { CountedAs } from './counted-as.ts';
import { EmailLinks } from './email-links.ts';
import { EndedSessions } from './ended-sessions.ts';
import { Guests } from './guests.ts';
import { PasskeySignIn } from './passkey-sign-in.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { PasswordLinks } from './password-links.ts';
import { PasswordPolicy } from './password-policy.ts';
import { RefreshTokenSigner } from './refresh-token.ts';
import { relyingPartyOf } from './relying-party.ts';
import { Seal } from './seal.ts';
import { SecondFactor } from './second-factor.ts';
import { Sessions } from './sessions.ts';
import { StepUp } from './step-up.ts';
import { TellNewDevice } from './tell-new-device.ts';

/** What differs from one installation to another. */
export interface AccountsOutside {
  readonly storage: Storage;
  readonly hasher: PasswordHasher;
  readonly files: Files;
  readonly post: MailPost;
  readonly limits: Limits;
  readonly purchases: Purchases;
  readonly secret: Uint8Array;
  /** The one before it, by which what was signed and sealed then is still known. */
  readonly olderSecret?: Uint8Array | undefined;
  /** Where learners find the app, once that is known. */
  readonly publicUrl: () => string;
  /** Whether a long password needs neither numbers nor symbols. */
  readonly allowsPassphrases: boolean;
  readonly breached: BreachedPasswords;
  readonly now: () => Date;
}

/** All that knows who a learner is: accounts, sessions and the ways to sign in, plugged together. */
export function assembleAccounts(outside: AccountsOutside, challenges: AskedChallenges) {
  const { storage, hasher, files, post, limits, purchases, secret, olderSecret, now } = outside;
  const { learners, mailLinks: links, sessions: kept, deviceTokens: devices } = storage;
  const ended = new EndedSessions(kept, now);
  const signer = new AccessTokenSigner(secret, ended, olderSecret);
  const refreshTokens = new RefreshTokenSigner(secret, olderSecret);
  const newDevice = new TellNewDevice({ learners, kept, post });
  const sessions = new Sessions({ kept, signer, refreshTokens, ended, devices, newDevice, now });
  const policy = new PasswordPolicy(outside.allowsPassphrases, outside.breached);
  const secondFactor = new SecondFactor({
    secrets: storage.oneTimeSecrets,
    recovery: storage.recoveryCodes,
    learners,
    seal: new Seal(secret, olderSecret),
    limits,
    post,
    now,
  });
  const ofPasskeys = {
    passkeys: storage.passkeys,
    challenges,
    party: () => relyingPartyOf(outside.publicUrl()),
    now,
  };
  const parts = { learners, sessions, links, post, files, hasher, policy, secondFactor, now };
  const nativeAccounts = new NativeAccounts({ ...parts, purchases });
  return {
    learners,
    sessions,
    signer,
    ended,
    devices,
    secondFactor,
    passkeys: storage.passkeys,
    accounts: new Accounts(parts),
    countedAs: new CountedAs(parts),
    emailLinks: new EmailLinks(parts),
    passwordLinks: new PasswordLinks(parts),
    stepUp: new StepUp({
      ...parts,
      kept,
      holdsPurchase: (learner, shown) => nativeAccounts.proves(learner, shown),
    }),
    addPasskey: new AddPasskey({ ...ofPasskeys, learners, post }),
    passkeySignIn: new PasskeySignIn({ ...ofPasskeys, sessions }),
    codeSignIn: new CodeSignIn({ codes: storage.signInCodes, kept, sessions, ended, now }),
    guests: new Guests({ ...parts, signer }),
    nativeAccounts,
  };
}
