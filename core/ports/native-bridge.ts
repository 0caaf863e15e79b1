import type { Result } from '../shared/result.ts';
import type { FeltEffect } from './effect-player.ts';

/** Everything the app may ask of the wrapper around it: what it sends, and what comes back. */
export interface BridgeCalls {
  hello: {
    readonly params: { readonly versions: readonly number[] };
    readonly reply: {
      readonly version: number;
      readonly wrapper: 'ios' | 'android';
      readonly wrapper_version: string;
      readonly calls: readonly string[];
    };
  };
  microphone_permission: { readonly params: null; readonly reply: boolean };
  push_permission: { readonly params: null; readonly reply: boolean };
  push_token: {
    readonly params: null;
    readonly reply: { readonly token: string; readonly platform: 'ios' | 'android' };
  };
  logout: { readonly params: null; readonly reply: null };
  purchase: {
    readonly params: { readonly product_id: string };
    readonly reply: { readonly signed_transaction: string };
  };
  purchase_kept: { readonly params: { readonly signed_transaction: string }; readonly reply: null };
  open_external: { readonly params: { readonly url: string }; readonly reply: null };
  close: { readonly params: null; readonly reply: null };
  haptic: { readonly params: { readonly effect: FeltEffect }; readonly reply: null };
}

export type BridgeCall = keyof BridgeCalls;

export type BridgeRefusal =
  /** There is no wrapper, or it is too old to know this call. */
  | { readonly kind: 'bridge-unsupported' }
  /** No reply within the call's deadline. */
  | { readonly kind: 'bridge-silent' }
  /** The reply is not what the call's schema says. */
  | { readonly kind: 'bridge-malformed' }
  | { readonly kind: 'bridge-denied' }
  | { readonly kind: 'bridge-cancelled' }
  | { readonly kind: 'bridge-failed' };

/** What the wrapper tells unasked. */
export type BridgeEvent =
  /** The app is about to be left: whatever is still open should be saved now. */
  | { readonly event: 'flush' }
  /** Something is paid for that no reply to `purchase` could carry. */
  | { readonly event: 'purchased'; readonly signed_transaction: string }
  | {
      readonly event: 'push_token_changed';
      readonly token: string;
      readonly platform: 'ios' | 'android';
    };

/**
 * The wrapper around the app.
 *
 * - Every call is answered, at the latest when its deadline has passed; a later reply is thrown away.
 * - Never throws, whatever the wrapper sends.
 * - `watch` calls back at every event; what is none is ignored. The answer stops it, any number of times.
 */
export interface NativeBridge {
  call<K extends BridgeCall>(
    name: K,
    params: BridgeCalls[K]['params'],
  ): Promise<Result<BridgeCalls[K]['reply'], BridgeRefusal>>;
  watch(heard: (event: BridgeEvent) => void): () => void;
}
