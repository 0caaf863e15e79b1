import type { KeepError } from '../../core/ports/take-store.ts';

/** What a device does to its own storage; each is simulated underneath the app. */
export type DeviceTrouble = KeepError['kind'] | 'connection-lost';

/** What becomes of what she said where networks, tabs and devices fail. */
export interface LeavesTakes {
  /** Before the lesson is opened. */
  deviceHas(trouble: DeviceTrouble): Promise<void>;
  /** Its trouble is over. */
  deviceHasRoom(): Promise<void>;
  /** The page is gone at once, whatever it was doing. */
  tabIsKilled(): Promise<void>;
  /** How many takes wait on the device, once they are as many as wanted or a while has passed. */
  waiting(wanted: number): Promise<number>;
  /** The first one of the list. */
  deletes(): Promise<void>;
  /** How many the list shows. */
  listed(): Promise<number>;
  /** Whether a round is among what waits to be sent, once it is as wanted or a while has passed. */
  isRoundListed(wanted: boolean): Promise<boolean>;
  /** How long the first one of the list is said to be: whole seconds. */
  seconds(): Promise<number>;
  /** The reason she is given. */
  whyNotKept(): Promise<string | undefined>;
  /** Whether a take that was cut off is offered to her where its question is asked, ungraded. */
  isOfferedFragment(): Promise<boolean>;
  sendsFragment(): Promise<void>;
  saysFragmentAnew(): Promise<void>;
  isToldNotKept(): Promise<boolean>;
  deviceForgets(): Promise<void>;
  opensTwoTabs(): Promise<void>;
  /** How often a take was sent since then. */
  uploads(): Promise<number>;
  /** Parts of the app that were not loaded yet are gone from the server. */
  partsGo(): Promise<void>;
  /** The container in which her own take comes when she plays it. */
  formOfOwnVoice(): Promise<string>;
}
