import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AnswerActions } from '../answering/answer-actions.tsx';
import { Button } from '../design/button.tsx';
import type { PlayerPart } from './lesson-player-view.ts';

export const PlayerActions = observer(function PlayerActions({ view }: PlayerPart) {
  const { player, progress, handsFree } = view;
  const { state } = player.turn;
  const { t } = useTranslation('lesson-player');
  const canSkip = state.step === 'self-judging' && state.because !== undefined;
  return (
    <AnswerActions
      view={view}
      mode={progress.round.mode}
      isLast={progress.isLast}
      isHandsFree={handsFree.isOn}
      aside={
        canSkip && (
          <Button kind="quiet" block onClick={() => void view.next()}>
            {t('skip')}
          </Button>
        )
      }
    />
  );
});
