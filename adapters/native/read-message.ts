import * as v from 'valibot';
import type {
  BridgeCall,
  BridgeCalls,
  BridgeEvent,
  BridgeRefusal,
} from '../../core/ports/native-bridge.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import {
  BRIDGE_CALLS,
  BridgeEvent as WireEvent,
  BridgeReply,
  MAX_MESSAGE_LENGTH,
} from '../../protocol/native-bridge.ts';

/** The same calls on the wire as in the port, or this does not compile. */
const REPLIES: {
  readonly [K in BridgeCall]: { readonly reply: v.GenericSchema<unknown, BridgeCalls[K]['reply']> };
} = BRIDGE_CALLS;

/** An object, out of text; undefined for everything else a wrapper may say. */
export function readMessage(text: unknown): { readonly id?: unknown } | undefined {
  if (typeof text !== 'string' || text.length > MAX_MESSAGE_LENGTH) return undefined;
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? message : undefined;
  } catch {
    return undefined;
  }
}

export function readReply<K extends BridgeCall>(
  name: K,
  message: object,
): Result<BridgeCalls[K]['reply'], BridgeRefusal> {
  const reply = v.safeParse(BridgeReply, message);
  if (!reply.success) return fail({ kind: 'bridge-malformed' });
  if (!reply.output.ok) return fail({ kind: `bridge-${reply.output.refusal}` });
  const value = v.safeParse(REPLIES[name].reply, reply.output.value);
  return value.success ? ok(value.output) : fail({ kind: 'bridge-malformed' });
}

export function readEvent(message: object): BridgeEvent | undefined {
  const read = v.safeParse(WireEvent, message);
  if (!read.success) return undefined;
  const { v: _, ...event } = read.output;
  return event;
}
