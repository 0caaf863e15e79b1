import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import type { ReviewPart } from './review-player-view.ts';

const WHILE: readonly string[] = ['asking', 'say-again', 'refused', 'self-judging'];

/** What she may do with a question instead of answering it. */
export const ReviewAside = observer(function ReviewAside({ view }: ReviewPart) {
  const { t } = useTranslation('review');
  if (!WHILE.includes(view.player.turn.state.step)) return null;
  return (
    <ActionBar>
      <Button kind="quiet" onClick={() => void view.skip()}>
        {t('skip')}
      </Button>
      <Button kind="quiet" onClick={() => void view.remove()}>
        {t('removeThis')}
      </Button>
    </ActionBar>
  );
});
