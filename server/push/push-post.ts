/** What there is to tell a learner; it holds nothing she said. */
export type PushRequest =
  | { readonly kind: 'reminder' }
  | { readonly kind: 'correction'; readonly recordingId: string }
  /** Three days before her trial is over. */
  | { readonly kind: 'trial-ending' }
  | { readonly kind: 'maintenance'; readonly from: string };

/** One message for one device. */
export interface PushJob {
  readonly learnerId: string;
  readonly token: string;
  readonly request: PushRequest;
  /** The same each time the same is asked for: two with one key are one. */
  readonly key: string;
  /** Not before; at once unless given. */
  readonly at?: Date;
}

/** Where messages are asked for; they are sent a moment later, again where a service did not take them. */
export interface PushPost {
  post(jobs: readonly PushJob[]): Promise<void>;
}
