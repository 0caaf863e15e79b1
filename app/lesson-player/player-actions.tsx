import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { CheckIcon, MicIcon, NextIcon } from '../design/home-icons.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { Focused } from './focused.tsx';
import type { PlayerPart } from './lesson-player-view.ts';
import { Microphone } from './microphone.tsx';
import { SelfStart } from './self-start.tsx';
import { TypedForm } from './typed-form.tsx';

/** What can be done at this step, within the thumb's reach. */
export const PlayerActions = observer(function PlayerActions({ view }: PlayerPart) {
  const { state } = view;
  switch (state.step) {
    case 'loading':
    case 'unavailable':
    case 'finished':
      return null;
    case 'asking':
    case 'starting':
    case 'recording':
    case 'judging':
    case 'say-again':
      return <Answering view={view} />;
    case 'refused':
      return state.canResend ? <Resend view={view} /> : <Answering view={view} />;
    case 'graded':
      return <Next view={view} />;
    case 'self-judging':
      return <JudgeMyself view={view} canSkip={state.because !== undefined} />;
  }
});

/** One way to answer for each mode; whatever is being recorded is ended where it was begun. */
const Answering = observer(function Answering({ view }: PlayerPart) {
  const { mode, state } = view;
  if (mode === 'typing') return <TypedForm key={view.index} view={view} />;
  const isIdle = ['asking', 'say-again', 'refused'].includes(state.step);
  if (mode === 'self' && isIdle && !view.handsFree.isOn) return <SelfStart view={view} />;
  return <Microphone view={view} />;
});

const Next = observer(function Next({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  const { isLast } = view.progress;
  return (
    <Focused on={`graded ${view.index}`}>
      <Button size="l" block trailingIcon={<NextIcon />} onClick={() => void view.next()}>
        {isLast ? t('finish') : t('next')}
      </Button>
    </Focused>
  );
});

function Resend({ view }: PlayerPart) {
  const { t } = useTranslation('lesson-player');
  return (
    <Stack gap={2}>
      <Focused on="resend">
        <Button size="l" block icon={<RetryIcon />} onClick={() => void view.resend()}>
          {t('resend')}
        </Button>
      </Focused>
      <ActionBar>
        <Button kind="quiet" icon={<MicIcon size={20} />} onClick={() => void view.record()}>
          {t('recordAgain')}
        </Button>
        <Button kind="quiet" onClick={view.reveal}>
          {t('reveal')}
        </Button>
      </ActionBar>
    </Stack>
  );
}

type JudgeMyselfProps = PlayerPart & { readonly canSkip: boolean };

/** The focus stays with the page: a key pressed by habit must not grade. */
function JudgeMyself({ view, canSkip }: JudgeMyselfProps) {
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
      {canSkip && (
        <Button kind="quiet" block onClick={() => void view.next()}>
          {t('skip')}
        </Button>
      )}
    </Stack>
  );
}
