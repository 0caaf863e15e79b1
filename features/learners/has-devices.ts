/** Where a learner is signed in. */
export interface HasDevices {
  /** On another device of hers, which she has with her, too. */
  signsInElsewhere(): Promise<void>;
  isSignedInElsewhere(): Promise<boolean>;
  /** She is asked for no password here. @returns the link that is shown to her. */
  asksForLink(): Promise<string>;
  /** Opens a link there, on a device without a session; nothing more. */
  opensElsewhere(link: string): Promise<void>;
  /** Says there that she wants to be signed in. */
  agreesElsewhere(): Promise<'signed-in' | 'refused'>;
  looks(): Promise<void>;
  /** On the screen of her devices: how many there are, and how many are said to be this one. */
  seen(): Promise<{ readonly all: number; readonly here: number }>;
  /** What her security record shows of her account, the newest first; each as its text is named. */
  record(): Promise<readonly string[]>;
  /** Every other one, or the one she used last. */
  signsOut(which: 'all' | 'one'): Promise<void>;
}
