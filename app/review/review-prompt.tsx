import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PromptBubble } from '../answering/prompt-bubble.tsx';
import { Tag } from '../design/tag.tsx';
import type { ReviewPart } from './review-player-view.ts';

/** The question of a review, and how often it went wrong. */
export const ReviewPrompt = observer(function ReviewPrompt({ view }: ReviewPart) {
  const { item, index, total } = view.progress;
  const { t } = useTranslation(['lesson-player', 'review']);
  if (!item) return null;
  return (
    <PromptBubble
      player={view.player}
      facts={
        <>
          <Tag>{t('lesson-player:position', { number: Math.min(index + 1, total), total })}</Tag>
          {item.wrongCount > 0 && (
            <Tag tone="warning">{t('review:wrongCount', { count: item.wrongCount })}</Tag>
          )}
        </>
      }
    />
  );
});
