type EngineTrouble = `speech-engine-${'timed-out' | 'failed'}` | 'cancelled';

/** Why the engine has failed is not told outside the server. */
export function asRefused<Kind extends string>(error: {
  readonly kind: Kind;
  readonly retryAfterSeconds?: number;
}) {
  const { kind, retryAfterSeconds } = error;
  if (kind === 'speech-engine-timed-out') return { kind: 'grading-delayed' as const };
  if (kind === 'speech-engine-failed' || kind === 'cancelled')
    return { kind: 'recognition-failed' as const };
  return {
    kind: kind as Exclude<Kind, EngineTrouble>, // which were just ruled out
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  };
}
