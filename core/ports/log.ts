/**
 * What may be read by looking into the device, and is sent nowhere.
 *
 * - Never throws, never waits; nothing of it leaves the device.
 * - `details` never hold what the learner wrote or said.
 */
export interface Log {
  note(message: string, details?: Readonly<Record<string, unknown>>): void;
}
