import type { ErrorKind } from '../../core/errors/error-kind.ts';
import type { FormName } from '../../core/navigation/form-redirect.ts';
import type { SystemInfoTrouble } from '../support/system-info-trouble.ts';
import type { GuardedOz } from './guarded-oz.ts';

/** What a link in a mail is for. */
export type MailedAbout = 'password' | 'email';

/** What happens around the app: what its operator does, and what goes wrong. What this one can't bring about is thrown. */
export interface Operator {
  beginsMaintenance(): Promise<void>;
  endsMaintenance(): Promise<void>;
  /** No app is told about maintenance until `letsGo`. */
  delaysSystemInfo(): Promise<void>;
  /** No app is told who is signed in until `letsGo`. */
  delaysAccount(): Promise<void>;
  /** What was delayed. */
  letsGo(): Promise<void>;
  spoilsSystemInfo(trouble: SystemInfoTrouble): Promise<void>;
  /** What is not named is as it is without; with hours, popup and banner are shown from then to then, counted from now. */
  setsCampaign(
    fields: Readonly<Record<string, string | boolean>>,
    hours?: { readonly from: number; readonly until: number },
  ): Promise<void>;
  setsForm(form: FormName, address: string | undefined): Promise<void>;
  /** What is known of the learner from elsewhere. */
  knowsOfLearner(known: {
    readonly email: string;
    readonly studentId: string;
    readonly customerId: string;
  }): Promise<void>;
  breaksRecognizer(): Promise<void>;
  /** From now on every answer of the server is something that no app expects. */
  garblesServer(): Promise<void>;
  /** From now on every take is refused so. */
  refusesTakes(code: ErrorKind): Promise<void>;
  /** From now on, or no longer, every call fails. */
  breaksServer(isBroken: boolean): Promise<void>;
  /** From now on every call is refused so. */
  refusesCalls(status: number, message: string): Promise<void>;
  /** From now on everything that a contract covers needs one. */
  asksForContract(): Promise<void>;
  /** The time by which contracts begin and end, in ms since 1970. */
  timeOfContracts(): Promise<number>;
  passesTimeOfContracts(ms: number): Promise<void>;
  /** Her contract is one of the App Store. */
  knowsOfPurchase(): Promise<void>;
  /** The App Store has a purchase ready for her; Oz is told of it once she has bought it. */
  sellsInStore(): Promise<string>;
  tellsOfSale(): Promise<void>;
  /** From now on no contract can be cancelled: the provider of payments is away. */
  refusesCancelling(): Promise<void>;
  /** The link in the newest mail to this address; undefined when there was none. */
  linkMailedTo(email: string, about: MailedAbout): Promise<string | undefined>;
  /** What is done meanwhile was done so long ago. */
  ago(ms: number, done: () => Promise<void>): Promise<void>;
  /** Another learner makes an account with this email. */
  givesAway(email: string): Promise<void>;
  /** From now on errors are reported, and what arrives is kept. */
  reportsErrors(): Promise<void>;
  reportsArrived(): Promise<readonly string[]>;
  /** Another Oz, on its guard as in earnest, whose clock is ours. */
  guardedOz(): Promise<GuardedOz>;
}
