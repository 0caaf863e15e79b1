/** Everything that is counted, by the names the specification gives. */
export type AnalyticsEvent =
  | { readonly name: 'recording_start'; readonly params: { readonly device_name: string } }
  | { readonly name: 'recording_permission_denied'; readonly params: { readonly message: string } };

/**
 * Where is told what happens often, so that it can be counted.
 *
 * - Never throws, never waits; whether events are counted makes no difference.
 * - Nothing the learner wrote or said, nothing that names her.
 */
export interface Analytics {
  track(event: AnalyticsEvent): void;
}
