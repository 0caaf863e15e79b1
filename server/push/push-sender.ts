import type { DeviceToken } from '../accounts/device-tokens.ts';

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The place in the app that a tap opens, with its language. */
  readonly path: string;
  /** On a device a later message takes the place of an earlier one with the same. */
  readonly topic: string;
  /** For so long its service keeps it for a device that is off. */
  readonly livesSeconds: number;
}

export type Pushed =
  | { readonly kind: 'sent' }
  /** No message will ever reach this device again. */
  | { readonly kind: 'gone' }
  /** The service may take it later. */
  | { readonly kind: 'later'; readonly cause: string }
  /** Trying again will not help: a message or a key of ours is wrong. */
  | { readonly kind: 'refused'; readonly cause: string };

/** Hands one message to the service that reaches one device. Never throws for what a service or the network does. */
export interface PushSender {
  send(device: Pick<DeviceToken, 'token' | 'platform'>, message: PushMessage): Promise<Pushed>;
}

export const PUSH_TIMEOUT_MS = 10_000;
