import { observer } from 'mobx-react-lite';
import type { QuestionPart } from '../answering/answering-view.ts';
import { Partner } from '../answering/partner.tsx';
import { RecordingNotice } from '../answering/recording-notice.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { HandsFreeBar } from './hands-free-bar.tsx';
import { LevelOffer } from './level-offer.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { LostGradesNotice } from './lost-grades-notice.tsx';
import { NotKeptNotice } from './not-kept-notice.tsx';
import { PracticeSettings } from './practice-settings.tsx';
import { ResumedNotice } from './resumed-notice.tsx';

/** Below the prompt, what there is to know while it is asked. */
export const PlayerContent = observer(function PlayerContent({ view }: PlayerPart) {
  const { player } = view;
  return (
    <>
      <Partner player={player}>
        <PracticeSettings view={view} />
      </Partner>
      <HandsFreeBar view={view} />
      <ResumedNotice view={view} />
      <LevelOffer view={view} />
      <SoundNotice player={player} />
      <RecordingNotice player={player} />
      <NotKeptNotice view={view} />
      <LostGradesNotice view={view.lostGrades} />
    </>
  );
});

const SoundNotice = observer(function SoundNotice({ player }: QuestionPart) {
  const { error } = player.sounds;
  if (!error) return null;
  return <ErrorNotice tone="warning" kind={error.kind} />;
});
