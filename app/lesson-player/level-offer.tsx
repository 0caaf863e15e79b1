import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { PlayerPart } from './lesson-player-view.ts';

/** A faster speed has opened: whether she takes it is hers. */
export const LevelOffer = observer(function LevelOffer({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { offeredLevel, chooseLevel } = view.progress;
  if (offeredLevel === undefined || view.player.turn.state.step !== 'asking') return null;
  const level = t(`level.${offeredLevel}`);
  return (
    <Notice
      tone="success"
      role="status"
      title={t('levelOffer', { level })}
      action={
        <Button kind="secondary" size="s" onClick={() => chooseLevel(offeredLevel)}>
          {t('levelTake', { level })}
        </Button>
      }
    >
      {t('levelOfferHint')}
    </Notice>
  );
});
