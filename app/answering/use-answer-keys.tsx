import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../../core/verbal-composition/record.ts';
import { Dialog } from '../design/dialog.tsx';
import { deedOf, type AnswerDeed } from './answer-keys.ts';
import type { AnsweringView } from './answering-view.ts';
import { KeyRows } from './key-rows.tsx';

const DEEDS: Readonly<Record<Exclude<AnswerDeed, 'help'>, (view: AnsweringView) => unknown>> = {
  record: ({ player }) => player.spoken.record(),
  stop: ({ player }) => player.spoken.stop(),
  reveal: ({ player }) => player.reveal(),
  'play-prompt': ({ player }) => player.play('prompt'),
  'play-model': ({ player }) => player.play('model-answer'),
  'play-own': ({ player }) => player.play('own-take'),
  next: (view) => view.next(),
  'judge-wrong': (view) => view.judgeMyself('wrong'),
  'judge-correct': (view) => view.judgeMyself('correct'),
};

/** A key that means something where the focus is stays what it is; gives the list of keys, to be drawn. */
export function useAnswerKeys(view: AnsweringView, mode: Mode): ReactNode {
  const [isListOpen, setListOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isListOpen || isMeantElsewhere(event)) return;
    const { keys, repeat } = view.player;
    // What a key plays would be heard with her, and the buttons for it are away.
    if (!keys.isOn || repeat.isUnderWay) return;
    const deed = deedOf(event.key, view.player.turn.state.step, mode);
    if (deed === undefined) return;
    event.preventDefault();
    if (deed === 'help') setListOpen(true);
    else void DEEDS[deed](view);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return <KeyList open={isListOpen} onClose={() => setListOpen(false)} />;
}

/** It is held, belongs to the browser, or does something where the focus is. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return true;
  if (event.repeat || event.defaultPrevented) return true;
  const taking = event.key === ' ' ? 'button, a, summary, ' : '';
  return (
    event.target instanceof Element &&
    event.target.closest(`${taking}input, textarea, select, dialog`) !== null
  );
}

type KeyListProps = { readonly open: boolean; readonly onClose: () => void };

export function KeyList({ open, onClose }: KeyListProps) {
  const { t } = useTranslation('lesson-player');
  return (
    <Dialog open={open} title={t('keys.title')} closeLabel={t('keys.close')} onClose={onClose}>
      <KeyRows />
    </Dialog>
  );
}
