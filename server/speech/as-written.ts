/**
 * A sentence as recognisers write it: one without its capital and full stop costs several nats that have nothing to do with
 * the voice.
 */
export function asWritten(text: string): string {
  const trimmed = text.trim().replaceAll(/[‘’]/gu, "'");
  const capital = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1);
  return /[.!?]$/u.test(capital) ? capital : `${capital}.`;
}
