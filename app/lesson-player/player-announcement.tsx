import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { LiveRegion } from '../design/toast.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { verdictOf } from './verdict.tsx';

/** What a screen reader says at each step; silent while the learner speaks or listens. */
export const PlayerAnnouncement = observer(function PlayerAnnouncement({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { state, lesson, index, promptStyle } = view;
  switch (state.step) {
    case 'asking':
      return (
        <LiveRegion>
          {t('position', { number: index + 1, total: lesson?.questions.length ?? 0 })}{' '}
          {promptStyle === 'shown' && <span lang="ja">{view.question?.prompt}</span>}
        </LiveRegion>
      );
    case 'judging':
      return <LiveRegion>{t('judging')}</LiveRegion>;
    case 'graded':
      return <LiveRegion>{t(verdictOf(state.detail))}</LiveRegion>;
    case 'say-again':
      return <LiveRegion>{t('sayAgainTitle')}</LiveRegion>;
    case 'loading':
    case 'unavailable':
    case 'starting':
    case 'recording':
    case 'refused':
    case 'self-judging':
    case 'finished':
      return <LiveRegion />;
  }
});
