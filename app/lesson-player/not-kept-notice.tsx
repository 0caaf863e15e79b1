import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import type { PlayerPart } from './lesson-player-view.ts';

const WHILE: readonly string[] = ['recording', 'judging', 'refused'];

/** She can go on speaking; only the page must stay open until her answer has arrived. */
export const NotKeptNotice = observer(function NotKeptNotice({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { error } = view.keeping;
  if (!error || !WHILE.includes(view.player.turn.state.step)) return null;
  return (
    <Notice tone="warning" role="status" data-error={error.kind} title={t('notKept.title')}>
      {t(`notKept.${error.kind}`)}
    </Notice>
  );
});
