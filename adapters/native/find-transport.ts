import type { BridgeTransport } from './bridge-transport.ts';

/** What the iOS wrapper registers as a script message handler. */
interface IosHandler {
  postMessage(json: string): void;
}

/** What Android's WebMessageListener puts into the page. */
interface AndroidListener {
  postMessage(json: string): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

interface Page {
  readonly top: unknown;
  readonly self: unknown;
  readonly webkit?: { readonly messageHandlers?: { readonly oz?: IosHandler } };
  readonly OzAndroid?: AndroidListener;
}

/** The way to the wrapper; undefined without one, and in a frame, where no wrapper speaks to us. */
export function findTransport(page: Page): BridgeTransport | undefined {
  if (page.top !== page.self) return undefined;
  if (page.webkit?.messageHandlers?.oz) return iosTransport(page, page.webkit.messageHandlers.oz);
  return page.OzAndroid && androidTransport(page.OzAndroid);
}

const iosTransport = (page: Page, handler: IosHandler): BridgeTransport => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a wrapper, not a window
  send: (json) => handler.postMessage(json),
  receive: (heard) => {
    // Fixed, so that nothing in the page can put itself between the wrapper and the app.
    const receive = (message: unknown) => heard(message);
    Object.defineProperty(page, 'ozBridge', { value: Object.freeze({ receive }) });
  },
});

const androidTransport = (listener: AndroidListener): BridgeTransport => ({
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a wrapper, not a window
  send: (json) => listener.postMessage(json),
  receive: (heard) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- one listener only: the app
    listener.onmessage = ({ data }) => heard(data);
  },
});
