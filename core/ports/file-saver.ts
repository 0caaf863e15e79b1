/** Hands a file over to the learner, to keep it where she likes; this app keeps nothing of it. */
export interface FileSaver {
  /** Resolves when it is handed over. */
  save(name: string, bytes: Uint8Array): Promise<void>;
}
