import { describe, expect, it } from 'vitest';
import { findTransport } from './find-transport.ts';

const page = (parts: object = {}) => {
  const own = { ...parts };
  return Object.assign(own, { self: own, top: own });
};

function listen(transport: ReturnType<typeof findTransport>): unknown[] {
  const heard: unknown[] = [];
  transport?.receive((message) => heard.push(message));
  return heard;
}

describe('findTransport', () => {
  it('finds none in a browser', () => {
    expect(findTransport(page())).toBeUndefined();
    expect(findTransport(page({ webkit: { messageHandlers: {} } }))).toBeUndefined();
  });

  it('speaks through the message handler of iOS, and hears through window.ozBridge', () => {
    const sent: string[] = [];
    const ios = page({
      webkit: { messageHandlers: { oz: { postMessage: (json: string) => sent.push(json) } } },
    });
    const transport = findTransport(ios);
    const heard = listen(transport);
    transport?.send('asked');
    Object(ios).ozBridge.receive('answered');
    expect(sent).toEqual(['asked']);
    expect(heard).toEqual(['answered']);
    expect(() => {
      Object(ios).ozBridge = { receive: () => {} };
    }).toThrow(TypeError);
  });

  it('speaks and hears through the message listener of Android', () => {
    const sent: string[] = [];
    const listener = {
      postMessage: (json: string) => void sent.push(json),
      onmessage: null as ((event: { data: unknown }) => void) | null,
    };
    const transport = findTransport(page({ OzAndroid: listener }));
    const heard = listen(transport);
    transport?.send('asked');
    listener.onmessage?.({ data: 'answered' });
    expect(sent).toEqual(['asked']);
    expect(heard).toEqual(['answered']);
  });

  it('finds none in a frame of another page', () => {
    const framed = { ...page({ OzAndroid: { postMessage: () => {}, onmessage: null } }), top: {} };
    expect(findTransport(framed)).toBeUndefined();
  });
});
