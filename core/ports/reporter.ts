/**
 * Where bugs are told.
 *
 * - Never throws, never waits.
 * - `where` names the use case or screen, never anything the learner wrote or said.
 */
export interface Reporter {
  bug(error: unknown, context: { readonly where: string }): void;
}
