import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryPictureSharer } from '../../adapters/memory/memory-picture-sharer.ts';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { CelebrationPresenter } from './celebration-presenter.ts';

describe('CelebrationPresenter', () => {
  let pictures: MemoryPictureSharer;
  let claimed: Set<number>;
  let presenter: CelebrationPresenter;

  beforeEach(() => {
    pictures = new MemoryPictureSharer();
    claimed = new Set();
    presenter = tab();
  });

  /** Of the same learner. */
  const tab = () => {
    const celebrate = {
      execute: async (days: number) => {
        if (days < 0) throw new Error('A bug');
        return !claimed.has(days) && Boolean(claimed.add(days));
      },
    };
    return new CelebrationPresenter({ celebrate, pictures, reporter: new MemoryReporter() });
  };

  it('congratulates her in one tab, and not again', async () => {
    const other = tab();
    await Promise.all([presenter.offer(30), other.offer(30)]);
    const shown = [presenter, other].filter(({ state }) => state.step === 'shown');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.state).toEqual({ step: 'shown', days: 30, sharing: 'ready' });
    presenter.close();
    await presenter.offer(30);
    expect(presenter.state).toEqual({ step: 'none' });
  });

  it('hands its picture over, and says how', async () => {
    await presenter.offer(3);
    await presenter.share('<svg/>');
    expect(presenter.state).toMatchObject({ sharing: 'saved' });
    expect(pictures.handedOver).toEqual(['oz-3.png']);
    pictures.isTaken = true;
    await presenter.share('<svg/>');
    expect(presenter.state).toMatchObject({ sharing: 'shared' });
    pictures.isTaken = false;
    await presenter.share('<svg/>');
    expect(presenter.state).toMatchObject({ sharing: 'ready' });
  });

  it('says that it could not be handed over, and stays closed once closed', async () => {
    await presenter.offer(3);
    pictures.share = () => Promise.reject(new Error('No canvas'));
    const failing = presenter.share('<svg/>');
    expect(presenter.state).toMatchObject({ sharing: 'busy' });
    await failing;
    expect(presenter.state).toMatchObject({ sharing: 'failed' });
    const late = presenter.share('<svg/>');
    presenter.close();
    await late;
    expect(presenter.state).toEqual({ step: 'none' });
  });

  it('shows nothing where it breaks', async () => {
    await presenter.offer(-1);
    expect(presenter.state).toEqual({ step: 'none' });
  });
});
