import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PromptBubble } from '../answering/prompt-bubble.tsx';
import { Tag } from '../design/tag.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { LapTimer } from './lap-timer.tsx';
import type { PlayerPart } from './lesson-player-view.ts';

/** The question of a lesson, and how long she has taken for it. */
export const Prompt = observer(function Prompt({ view }: PlayerPart) {
  const { lesson, question, index } = view.progress;
  const { t } = useTranslation(['lesson-player', 'common']);
  if (!lesson || !question) return null;
  return (
    <PromptBubble
      player={view.player}
      facts={
        <>
          <Tag>
            {t('lesson-player:position', { number: index + 1, total: lesson.questions.length })}
          </Tag>
          <Tag>
            <VisuallyHidden>{t('common:level', { level: question.level })}</VisuallyHidden>
            <span aria-hidden="true">{question.level}</span>
          </Tag>
          <LapTimer view={view} />
        </>
      }
    />
  );
});
