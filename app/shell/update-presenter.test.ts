import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { AppUpdates } from '../../core/ports/app-updates.ts';
import { UpdatePresenter } from './update-presenter.ts';

class Updates implements AppUpdates {
  applied = 0;
  #watchers: readonly (() => void)[] = [];

  watch(ready: () => void): () => void {
    this.#watchers = [...this.#watchers, ready];
    return () => {
      this.#watchers = this.#watchers.filter((other) => other !== ready);
    };
  }

  async apply(): Promise<void> {
    this.applied += 1;
  }

  arrive(): void {
    for (const ready of this.#watchers) ready();
  }
}

describe('an update', () => {
  let updates: Updates;
  let reporter: MemoryReporter;
  let update: UpdatePresenter;

  beforeEach(() => {
    updates = new Updates();
    reporter = new MemoryReporter();
    update = new UpdatePresenter(updates, reporter);
  });

  it('is offered when it is there, and taken once she wants it', async () => {
    update.watch();
    expect(update.state).toEqual({ step: 'current' });
    updates.arrive();
    expect(update.state).toEqual({ step: 'ready' });
    expect(updates.applied).toBe(0);
    await Promise.all([update.apply(), update.apply()]);
    expect(updates.applied).toBe(1);
    expect(update.state).toEqual({ step: 'applying' });
  });

  it('can be put off until there is another', () => {
    update.watch();
    updates.arrive();
    update.putOff();
    expect(update.state).toEqual({ step: 'later' });
    updates.arrive();
    expect(update.state).toEqual({ step: 'ready' });
  });

  it('is not heard of any more once watching has stopped', () => {
    update.watch()();
    updates.arrive();
    expect(update.state).toEqual({ step: 'current' });
  });

  it('reports a bug, and leaves the app as it is', async () => {
    update.watch();
    updates.arrive();
    updates.apply = async () => {
      throw new Error('bug');
    };
    await update.apply();
    expect(update.state).toEqual({ step: 'later' });
    expect(reporter.bugs.map(({ where }) => where)).toEqual(['apply update']);
  });
});
