import { useEffect, useEffectEvent } from 'react';
import type { ReviewPlayerView } from './review-player-screen.tsx';

/** Where she judges herself, 1 is not yet and 2 is got it; a key that means something where the focus is stays what it is. */
export function useReviewKeys(view: ReviewPlayerView): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isChord = event.altKey || event.ctrlKey || event.metaKey;
    if (isChord || event.repeat || event.defaultPrevented) return;
    const on = event.target instanceof Element ? event.target : undefined;
    if (event.key === ' ' && !on?.closest('button, a, summary, input, textarea')) {
      event.preventDefault();
      const { spoken, turn } = view.player;
      if (turn.state.step === 'asking') openOrSpeak(view);
      else if (turn.state.step === 'recording') void spoken.stop();
      else if (turn.isAnswerOpen) void view.player.play('model-answer');
    }
    if (event.key === '1') void view.judgeMyself('wrong');
    if (event.key === '2') void view.judgeMyself('correct');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

function openOrSpeak({ mode, player }: ReviewPlayerView): void {
  if (mode === 'self') player.reveal();
  else if (mode === 'ai') void player.spoken.record();
}
