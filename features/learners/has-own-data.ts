/** What is kept of a learner, in her own hands. */
export interface HasOwnData {
  /** Up to where she has it, or is refused, or is asked for her password again. */
  downloads(): Promise<void>;
  /** She turns the counting of recordings on or off, where she reads what is kept. */
  letsCount(isOn: boolean): Promise<void>;
  /** The file she has; undefined where she has none. */
  file(): Promise<Uint8Array | undefined>;
}
