import type { Clock } from '../../core/ports/clock.ts';
import type {
  BridgeCall,
  BridgeCalls,
  BridgeEvent,
  BridgeRefusal,
  NativeBridge,
} from '../../core/ports/native-bridge.ts';
import { fail, type Result } from '../../core/shared/result.ts';
import { BRIDGE_CALLS } from '../../protocol/native-bridge.ts';

type Answers = { [K in BridgeCall]?: Result<BridgeCalls[K]['reply'], BridgeRefusal> | 'silence' };

/** A wrapper that answers what it is told to, and knows no other call. */
export class MemoryNativeBridge implements NativeBridge {
  /** None of these is part of the port. */
  answers: Answers = {};
  readonly asked: { readonly name: BridgeCall; readonly params: unknown }[] = [];

  readonly #clock: Clock;
  readonly #watchers = new Set<{ readonly heard: (event: BridgeEvent) => void }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async call<K extends BridgeCall>(
    name: K,
    params: BridgeCalls[K]['params'],
  ): Promise<Result<BridgeCalls[K]['reply'], BridgeRefusal>> {
    const answer = this.answers[name];
    if (!answer) return fail({ kind: 'bridge-unsupported' });
    this.asked.push({ name, params });
    if (answer !== 'silence') return answer;
    return new Promise((resolve) => {
      this.#clock.after(BRIDGE_CALLS[name].deadlineMs, () =>
        resolve(fail({ kind: 'bridge-silent' })),
      );
    });
  }

  watch(heard: (event: BridgeEvent) => void): () => void {
    const watcher = { heard };
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  tell(event: BridgeEvent): void {
    for (const { heard } of this.#watchers) heard(event);
  }
}
