import { beforeEach, describe, expect, it } from 'vitest';
import { MUMBLED, settle } from '../../adapters/http/small-oz.fixture.ts';
import { reviewStage } from '../review/review-stage.fixture.ts';
import { PlacementPresenter } from './placement-presenter.ts';

describe('the placement', () => {
  let stage: Awaited<ReturnType<typeof reviewStage>>;
  let view: PlacementPresenter;

  beforeEach(async () => {
    stage = await reviewStage();
    view = new PlacementPresenter({ ...stage.parts, api: stage.yui.placement });
    await view.load();
  });

  const says = async (sentence: string) => {
    await view.player.spoken.record();
    await stage.recorder.hear(sentence);
    await view.player.spoken.stop();
    await settle();
  };

  it('asks nothing before she wants to', () => {
    expect(view.stage.step).toBe('offered');
    expect(stage.sounds.played).toEqual([]);
    view.begin();
    expect(view.player.turn.state.step).toBe('asking');
  });

  it('is opened once where she left it meanwhile, and came back at once', async () => {
    const { placement } = stage.yui;
    const read = placement.placement.bind(placement);
    let reads = 0;
    placement.placement = () => {
      reads += 1;
      return read();
    };
    const opening = view.load();
    view.dispose();
    await Promise.all([opening, view.load()]);
    expect(reads).toBe(1);
    expect(view.stage.step).toBe('offered');
  });

  it('goes on by itself after what she said, and shows no verdict', async () => {
    view.begin();
    const first = view.question?.id;
    await says(`Say ${first}.`);
    expect(view.index).toBe(1);
    expect(view.question?.id).not.toBe(first);
    expect(view.player.turn.state).toEqual({ step: 'asking' });
  });

  it('asks nothing more of her who has left', async () => {
    view.begin();
    await settle();
    const before = stage.sounds.played.length;
    const passing = view.pass();
    view.dispose();
    await passing;
    await settle();
    expect(stage.sounds.played).toHaveLength(before);
  });

  it('asks nothing more of her who has left while she was being judged', async () => {
    view.begin();
    await settle();
    const before = stage.sounds.played.length;
    const judging = view.player.typed.submit(`Say ${view.question?.id}.`);
    view.dispose();
    await judging;
    await settle();
    expect(stage.sounds.played).toHaveLength(before);
  });

  it('asks again what was not understood', async () => {
    view.begin();
    await says(`Say ${MUMBLED}`);
    expect(view.player.turn.state.step).toBe('say-again');
    expect(view.index).toBe(0);
  });

  it('takes what she types, and that she does not know it, to the end', async () => {
    view.begin();
    view.answerBy('typing');
    await view.player.typed.submit('ねむい');
    expect(view.player.typed.flaw).toBe('other-language');
    while (view.stage.step === 'asked') {
      const before = view.index;
      if (before === 0) await view.player.typed.submit(`Say ${view.question?.id}.`);
      else await view.pass();
      await settle();
      expect(view.index).toBe(before + 1);
    }
    expect(view.placement?.result).toMatchObject({ level: 'A1' });
    await view.restart();
    expect(view.index).toBe(0);
  });

  it('goes on where she left it', async () => {
    view.begin();
    await view.pass();
    const again = new PlacementPresenter({ ...stage.parts, api: stage.yui.placement });
    await again.load();
    expect(again).toMatchObject({ index: 1, stage: { step: 'offered' } });
  });

  it('loses nothing without a network', async () => {
    view.begin();
    stage.oz.isOffline = true;
    await says(`Say ${view.question?.id}.`);
    expect(view.player.turn.state).toMatchObject({ step: 'refused', canResend: true });
    stage.oz.isOffline = false;
    await view.player.spoken.resend();
    await settle();
    expect(view.index).toBe(1);
  });

  it.each(['voice', 'typing', 'pass'] as const)(
    'goes on with what is asked by now where she began anew on another device: %s',
    async (way) => {
      view.begin();
      await view.pass();
      await settle();
      await stage.yui.placement.restart();
      if (way === 'voice') await says(`Say ${view.question?.id}.`);
      if (way === 'typing') await view.player.typed.submit(`Say ${view.question?.id}.`);
      if (way === 'pass') await view.pass();
      await settle();
      expect(view).toMatchObject({ index: 0, stage: { step: 'offered' } });
      view.begin();
      await view.pass();
      expect(view.index).toBe(1);
    },
  );
});
