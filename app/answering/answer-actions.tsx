import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Mode } from '../../core/verbal-composition/record.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { CheckIcon, MicIcon } from '../design/home-icons.tsx';
import { PauseIcon, PlayIcon, RetryIcon } from '../design/icons.tsx';
import { Notice } from '../design/notice.tsx';
import { Stack } from '../design/stack.tsx';
import { AfterVerdict } from './after-verdict.tsx';
import type { AnsweringPart, QuestionPart } from './answering-view.ts';
import { Focused } from './focused.tsx';
import { Microphone } from './microphone.tsx';
import { SelfStart } from './self-start.tsx';
import { soundButton } from './sound-button.ts';
import { TypedForm } from './typed-form.tsx';

type AnswerActionsProps = AnsweringPart & {
  readonly mode: Mode;
  readonly isLast: boolean;
  /** She has no hand free: she answers with the microphone, also where she judges herself. */
  readonly isHandsFree?: boolean;
  /** Below the two buttons with which she judges herself. */
  readonly aside?: ReactNode;
};

/** What can be done at this step, within the thumb's reach. */
export const AnswerActions = observer(function AnswerActions(props: AnswerActionsProps) {
  const { view, mode, isLast, isHandsFree = false, aside } = props;
  const { player } = view;
  const { state } = player.turn;
  const answering = <Answering player={player} mode={mode} isHandsFree={isHandsFree} />;
  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'finished':
      return null;
    case 'asking':
    case 'starting':
    case 'recording':
    case 'say-again':
      return answering;
    case 'judging':
      return (
        <>
          {answering}
          <WithoutVerdict view={view} way={state.way} />
        </>
      );
    case 'interrupted':
      return <Interrupted player={player} />;
    case 'refused':
      return state.canResend ? <Resend player={player} /> : answering;
    case 'graded':
      return (
        <AfterVerdict
          view={view}
          detail={state.detail}
          mode={mode}
          isLast={isLast}
          isHandsFree={isHandsFree}
        />
      );
    case 'self-judging':
      return <JudgeMyself view={view} aside={aside} />;
  }
});

type AnsweringProps = QuestionPart & { readonly mode: Mode; readonly isHandsFree: boolean };

/** One way to answer for each mode; whatever is being recorded is ended where it was begun. */
const Answering = observer(function Answering(props: AnsweringProps) {
  const { player, mode, isHandsFree } = props;
  const { state } = player.turn;
  if (mode === 'typing') return <TypedForm key={player.progress.index} player={player} />;
  const isIdle = ['asking', 'say-again', 'refused'].includes(state.step);
  if (mode === 'self' && isIdle && !isHandsFree) return <SelfStart player={player} />;
  return <Microphone player={player} />;
});

type WithoutVerdictProps = AnsweringPart & { readonly way: 'later' | 'myself' | undefined };

function WithoutVerdict({ view, way }: WithoutVerdictProps) {
  const { t } = useTranslation('lesson-player');
  if (way === undefined) return null;
  return (
    <Notice
      role="status"
      title={t('slowVerdict.title')}
      action={
        <Button kind="secondary" size="s" onClick={() => void view.goOnWithoutVerdict()}>
          {t(`slowVerdict.${way}.action`)}
        </Button>
      }
    >
      {t(`slowVerdict.${way}.hint`)}
    </Notice>
  );
}

const Interrupted = observer(function Interrupted({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const { state, onPress } = soundButton(player, 'own-take');
  const isPlaying = state === 'playing';
  return (
    <Stack gap={2}>
      <Focused on="interrupted">
        <Button size="l" block icon={<CheckIcon />} onClick={() => void player.spoken.resend()}>
          {t('interrupted.send')}
        </Button>
      </Focused>
      <ActionBar>
        <Button
          kind="quiet"
          icon={isPlaying ? <PauseIcon size={20} /> : <PlayIcon size={20} />}
          onClick={onPress}
        >
          {t(isPlaying ? 'interrupted.stop' : 'interrupted.hear')}
        </Button>
        <Button kind="quiet" icon={<MicIcon size={20} />} onClick={() => void player.sayAnew()}>
          {t('interrupted.again')}
        </Button>
      </ActionBar>
    </Stack>
  );
});

function Resend({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  return (
    <Stack gap={2}>
      <Focused on="resend">
        <Button size="l" block icon={<RetryIcon />} onClick={() => void player.spoken.resend()}>
          {t('resend')}
        </Button>
      </Focused>
      <ActionBar>
        <Button
          kind="quiet"
          icon={<MicIcon size={20} />}
          onClick={() => void player.spoken.record()}
        >
          {t('recordAgain')}
        </Button>
        <Button kind="quiet" onClick={player.reveal}>
          {t('reveal')}
        </Button>
      </ActionBar>
    </Stack>
  );
}

type JudgeMyselfProps = AnsweringPart & { readonly aside: ReactNode };

/** The focus stays with the page: a key pressed by habit must not grade. */
function JudgeMyself({ view, aside }: JudgeMyselfProps) {
  const { t } = useTranslation('lesson-player');
  return (
    <Stack gap={2}>
      <ActionBar>
        <Button
          kind="secondary"
          size="l"
          icon={<RetryIcon size={20} />}
          onClick={() => void view.judgeMyself('wrong')}
        >
          {t('selfWrong')}
        </Button>
        <Button size="l" icon={<CheckIcon />} onClick={() => void view.judgeMyself('correct')}>
          {t('selfCorrect')}
        </Button>
      </ActionBar>
      {aside}
    </Stack>
  );
}
