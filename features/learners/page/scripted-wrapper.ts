import type { NativeApp } from '../../../core/navigation/native-app.ts';

/** Runs in the page: a wrapper as docs/native-bridge.md describes it, which notes what it is asked. */
export function standInForWrapper(wrapper: NativeApp): void {
  const note = (call: string) => {
    const signedIn = localStorage.getItem('jwt') === null ? 'signed out' : 'signed in';
    const asked: unknown = JSON.parse(sessionStorage.getItem('asked') ?? '[]');
    sessionStorage.setItem('asked', JSON.stringify([...Object(asked), `${call}, ${signedIn}`]));
  };
  const answer = (text: string): string => {
    const { id, call } = JSON.parse(text);
    note(call);
    const calls = [
      'microphone_permission',
      'logout',
      'open_external',
      'close',
      'push_permission',
      'push_token',
      'purchase',
      'purchase_kept',
      'haptic',
    ];
    const purchase = sessionStorage.getItem('purchase');
    if (call === 'purchase' && purchase === null)
      return JSON.stringify({ v: 1, id, ok: false, refusal: 'cancelled' });
    const values: Record<string, unknown> = {
      hello: { version: 1, wrapper, wrapper_version: '1.0.0', calls },
      microphone_permission: true,
      logout: null,
      open_external: null,
      close: null,
      haptic: null,
      purchase_kept: null,
      purchase: { signed_transaction: purchase },
      push_permission: sessionStorage.getItem('asked')?.includes('push_token') ?? false,
      push_token: { token: 'a-push-token', platform: wrapper },
    };
    return call in values
      ? JSON.stringify({ v: 1, id, ok: true, value: values[call] })
      : JSON.stringify({ v: 1, id, ok: false, refusal: 'unsupported' });
  };
  const later = (reply: () => void) => setTimeout(reply, 10);
  if (wrapper === 'ios') {
    // As in its web view.
    Reflect.deleteProperty(Navigator.prototype, 'vibrate');
    const oz = {
      postMessage: (text: string) => later(() => Object(window).ozBridge.receive(answer(text))),
    };
    Object.assign(window, { webkit: { messageHandlers: { oz } } });
    return;
  }
  const listener = {
    onmessage: undefined as ((event: { data: string }) => void) | undefined,
    postMessage: (text: string) => later(() => listener.onmessage?.({ data: answer(text) })),
  };
  Object.assign(window, { OzAndroid: listener });
}
