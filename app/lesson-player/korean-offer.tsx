import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { PlayerPart } from './lesson-player-view.ts';

/** Who reads Oz in Korean may be asked in Korean: offered until she has chosen. */
export const KoreanOffer = observer(function KoreanOffer({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { choosePromptLanguage, prompt, turn } = view.player;
  const isOffered = useLanguage() === 'ko' && prompt.isLanguageOpen;
  if (!isOffered || turn.state.step !== 'asking') return null;
  return (
    <Notice
      tone="info"
      role="status"
      title={t('promptLanguage.offer')}
      action={
        <>
          <Button kind="secondary" size="s" onClick={() => choosePromptLanguage('ko')}>
            {t('promptLanguage.take')}
          </Button>
          <Button kind="quiet" size="s" onClick={() => choosePromptLanguage('ja')}>
            {t('promptLanguage.leave')}
          </Button>
        </>
      }
    >
      {t('promptLanguage.silent')}
    </Notice>
  );
});
