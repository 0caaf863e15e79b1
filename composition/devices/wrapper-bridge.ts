import { BrowserClock } from '../../adapters/browser/browser-clock.ts';
import { findTransport } from '../../adapters/native/find-transport.ts';
import { PostMessageBridge } from '../../adapters/native/post-message-bridge.ts';
import type { NativeBridge } from '../../core/ports/native-bridge.ts';

export const open = (): NativeBridge =>
  new PostMessageBridge(findTransport(window), new BrowserClock());
