import type {
  BridgeCall,
  BridgeCalls,
  BridgeEvent,
  BridgeRefusal,
  NativeBridge,
} from '../../core/ports/native-bridge.ts';
import type { Clock } from '../../core/ports/clock.ts';
import { fail, ok, type Result } from '../../core/shared/result.ts';
import { BRIDGE_CALLS, BRIDGE_VERSIONS } from '../../protocol/native-bridge.ts';
import type { BridgeTransport } from './bridge-transport.ts';
import { readEvent, readMessage, readReply } from './read-message.ts';

type Answer<K extends BridgeCall> = Result<BridgeCalls[K]['reply'], BridgeRefusal>;

/** Speaks with a wrapper in messages; without a transport there is none, and everything is unsupported. */
export class PostMessageBridge implements NativeBridge {
  readonly #transport: BridgeTransport | undefined;
  readonly #clock: Clock;
  readonly #waiting = new Map<number, (message: object) => void>();
  readonly #watchers = new Set<{ readonly heard: (event: BridgeEvent) => void }>();
  #lastId = 0;
  #hello: Promise<Answer<'hello'>> | undefined;

  constructor(transport: BridgeTransport | undefined, clock: Clock) {
    this.#transport = transport;
    this.#clock = clock;
    transport?.receive((message) => this.#receive(message));
  }

  async call<K extends BridgeCall>(name: K, params: BridgeCalls[K]['params']): Promise<Answer<K>> {
    let cancel: () => void = () => undefined;
    const silence = new Promise<Answer<K>>((resolve) => {
      cancel = this.#clock.after(BRIDGE_CALLS[name].deadlineMs, () =>
        resolve(fail({ kind: 'bridge-silent' })),
      );
    });
    const answer = await Promise.race([this.#ask(name, params), silence]);
    cancel();
    return answer;
  }

  watch(heard: (event: BridgeEvent) => void): () => void {
    const watcher = { heard };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  async #ask<K extends BridgeCall>(name: K, params: BridgeCalls[K]['params']): Promise<Answer<K>> {
    const hello = await this.#negotiate();
    if (!hello.ok) return hello;
    if (name === 'hello') return ok(hello.value as BridgeCalls[K]['reply']); // K is 'hello' here
    if (!hello.value.calls.includes(name)) return fail({ kind: 'bridge-unsupported' });
    return this.#send(name, params);
  }

  /** Asked once; a wrapper that was not ready is asked again at the next call. */
  async #negotiate(): Promise<Answer<'hello'>> {
    this.#hello ??= this.#send('hello', { versions: BRIDGE_VERSIONS });
    const hello = await this.#hello;
    if (!hello.ok) {
      this.#hello = undefined;
      return hello;
    }
    return BRIDGE_VERSIONS.includes(hello.value.version)
      ? hello
      : fail({ kind: 'bridge-unsupported' });
  }

  #send<K extends BridgeCall>(name: K, params: BridgeCalls[K]['params']): Promise<Answer<K>> {
    const transport = this.#transport;
    if (!transport) return Promise.resolve(fail({ kind: 'bridge-unsupported' }));
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve) => {
      const settle = (answer: Answer<K>) => {
        cancel();
        this.#waiting.delete(id);
        resolve(answer);
      };
      const cancel = this.#clock.after(BRIDGE_CALLS[name].deadlineMs, () =>
        settle(fail({ kind: 'bridge-silent' })),
      );
      this.#waiting.set(id, (message) => settle(readReply(name, message)));
      try {
        transport.send(JSON.stringify({ v: 1, id, call: name, params }));
      } catch {
        settle(fail({ kind: 'bridge-failed' }));
      }
    });
  }

  #receive(text: unknown): void {
    const message = readMessage(text);
    if (!message) return;
    const { id } = message;
    if (typeof id === 'number') this.#waiting.get(id)?.(message);
    else {
      const event = readEvent(message);
      if (event) for (const { heard } of this.#watchers) heard(event);
    }
  }
}
