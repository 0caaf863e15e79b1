/** Everything that is counted, by the names and fields the specification gives; nothing of the learner. */
export type Occurrence =
  | {
      readonly name: 'recording_start';
      /** As the browser calls the microphone; empty where it does not say. */
      readonly params: { readonly device_name: string };
    }
  | {
      readonly name: 'recording_permission_denied';
      /** As the browser words the refusal; empty where it does not say. */
      readonly params: { readonly message: string };
    };

export type AnalyticsEvent = Occurrence & {
  /** Milliseconds since 1970, UTC. */
  readonly at: number;
};

/**
 * Where is told what happens often, so that it can be counted: the page around the app, where it listens, and the
 * operator's endpoint (an address of `https:` or a path of our own), where there is one.
 *
 * - Never throws, never waits; whether events arrive makes no difference.
 * - The endpoint gets the event and no cookie.
 */
export interface Analytics {
  /** Whether an event would reach anything now. */
  isHeard(endpoint: string | undefined): boolean;
  track(event: AnalyticsEvent, endpoint: string | undefined): void;
}
