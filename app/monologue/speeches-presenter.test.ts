import { describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import type { Monologue } from '../../core/monologue/monologue.ts';
import { fail, ok } from '../../core/shared/result.ts';
import { SpeechesPresenter } from './speeches-presenter.ts';

const speech = (id: string): Monologue => ({
  id,
  materialId: 'own',
  title: undefined,
  theme: 'My cat',
  memo: { opening: '', points: '', closing: '' },
  recordedAt: '2026-11-21T12:05:00Z',
  durationMs: 60_000,
  audio: undefined,
  state: 'submitted',
  refusal: undefined,
  wantsFeedback: false,
  result: undefined,
});

describe('her speeches', () => {
  it('keep those shown where the others do not come, and say why', async () => {
    let isOffline = false;
    const page = async ({ after }: { readonly after?: string | undefined }) => {
      if (isOffline) return fail({ kind: 'offline' } as const);
      return ok({
        monologues: [speech(after ?? '1')],
        next: after === undefined ? '2' : undefined,
      });
    };
    const presenter = new SpeechesPresenter({ page }, new MemoryReporter());
    await presenter.load();
    isOffline = true;
    await presenter.loadMore();
    expect(presenter.state).toMatchObject({
      monologues: [{ id: '1' }],
      isLoadingMore: false,
      error: { kind: 'offline' },
    });
    isOffline = false;
    await presenter.loadMore();
    expect(presenter.state).toEqual({
      step: 'shown',
      monologues: [speech('1'), speech('2')],
      next: undefined,
      isLoadingMore: false,
    });
  });
});
