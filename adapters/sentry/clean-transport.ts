import { makeFetchTransport } from '@sentry/browser';
import { scrubText } from '../../core/errors/scrub.ts';

type MakeTransport = typeof makeFetchTransport;
type Envelope = Parameters<ReturnType<MakeTransport>['send']>[0];

/** Replays are texts by the time they leave, and no hook sees them before: the last door cleans them. */
export const cleanTransport: MakeTransport = (options) => {
  const transport = makeFetchTransport(options);
  return { ...transport, send: (envelope) => transport.send(cleanEnvelope(envelope)) };
};

export function cleanEnvelope(envelope: Envelope): Envelope {
  const [headers, items] = envelope;
  const clean = items.map(([header, payload]) => {
    if (header.type !== 'replay_recording' || typeof payload !== 'string') return [header, payload];
    const text = scrubText(payload);
    return [{ ...header, length: new TextEncoder().encode(text).length }, text];
  });
  return [headers, clean] as Envelope; // the items are what they were, but for texts inside
}
