import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { AnswerContent } from '../answering/answer-content.tsx';
import type { QuestionPart } from '../answering/answering-view.ts';
import { Partner } from '../answering/partner.tsx';
import { RecordingNotice } from '../answering/recording-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { HandsFreeBar } from './hands-free-bar.tsx';
import { LevelOffer } from './level-offer.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { NotKeptNotice } from './not-kept-notice.tsx';
import { OpenAnswer, type Bookmarking } from './open-answer.tsx';
import { PracticeSettings } from './practice-settings.tsx';
import { ResumedNotice } from './resumed-notice.tsx';

/** Below the prompt, whatever the step has to say. */
export const PlayerContent = observer(function PlayerContent(props: PlayerPart & Bookmarking) {
  const { view, bookmarks } = props;
  const { player } = view;
  return (
    <>
      {!player.turn.isAnswerOpen && (
        <Partner player={player}>
          <PracticeSettings view={view} />
        </Partner>
      )}
      <HandsFreeBar view={view} />
      <ResumedNotice view={view} />
      <LevelOffer view={view} />
      <SoundNotice player={player} />
      <RecordingNotice player={player} />
      <NotKeptNotice view={view} />
      <AnswerContent view={view}>
        <OpenAnswer view={view} bookmarks={bookmarks} />
      </AnswerContent>
    </>
  );
});

const SoundNotice = observer(function SoundNotice({ player }: QuestionPart) {
  const { t } = useTranslation('errors');
  const { error } = player.sounds;
  if (!error) return null;
  return (
    <Notice tone="warning" role="alert" data-error={error.kind}>
      {t(error.kind)}
    </Notice>
  );
});
