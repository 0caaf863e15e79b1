/**
 * What somebody who looks into the device may read, and nobody is told of.
 *
 * - Never throws, never waits; nothing of it leaves the device.
 * - `details` never hold what the learner wrote or said.
 */
export interface Log {
  note(message: string, details?: Readonly<Record<string, unknown>>): void;
}
