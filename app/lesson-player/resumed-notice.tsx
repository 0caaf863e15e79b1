import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { PlayerPart } from './lesson-player-view.ts';

/** She left this lesson before its end, here or on another device. */
export const ResumedNotice = observer(function ResumedNotice({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { isResumed, outcomes, lesson } = view.progress;
  if (!isResumed || view.player.turn.state.step !== 'asking') return null;
  return (
    <Notice
      tone="info"
      role="status"
      title={t('resumed')}
      action={
        <Button kind="secondary" size="s" onClick={view.restart}>
          {t('restart')}
        </Button>
      }
    >
      {t('resumedHint', {
        done: Object.keys(outcomes).length,
        total: lesson?.questions.length ?? 0,
      })}
    </Notice>
  );
});
