import { isSendingEnter } from '../answering/is-sending-enter.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { RetryIcon } from '../design/icons.tsx';
import { RecordButton, type RecordButtonState } from '../design/record-button.tsx';
import { Stack } from '../design/stack.tsx';
import { TextArea } from '../design/text-area.tsx';
import styles from './placement-answering.module.css';
import type { PlacementPart } from './placement-view.ts';

/** Saying or typing it, or passing: the answer is never shown here. */
export const PlacementAnswering = observer(function PlacementAnswering({ view }: PlacementPart) {
  const { t } = useTranslation(['onboarding', 'lesson-player']);
  const { player, way } = view;
  const { state } = player.turn;
  const isIdle = ['asking', 'say-again', 'refused'].includes(state.step);
  const isTyping = way === 'typing';
  return (
    <Stack gap={3}>
      {state.step === 'refused' && state.canResend && (
        <Button icon={<RetryIcon />} block onClick={() => void player.spoken.resend()}>
          {t('lesson-player:resend')}
        </Button>
      )}
      {isTyping ? <Typing key={player.progress.index} view={view} /> : <Speaking view={view} />}
      <ActionBar>
        <Button
          kind="quiet"
          disabled={!isIdle}
          onClick={() => view.answerBy(isTyping ? 'voice' : 'typing')}
        >
          {t(isTyping ? 'onboarding:placement.speak' : 'onboarding:placement.type')}
        </Button>
        <Button kind="quiet" disabled={!isIdle} onClick={() => void view.pass()}>
          {t('onboarding:placement.pass')}
        </Button>
      </ActionBar>
    </Stack>
  );
});

const STATES: Readonly<Record<string, RecordButtonState>> = {
  recording: 'recording',
  starting: 'asking',
  judging: 'working',
};

const Speaking = observer(function Speaking({ view }: PlacementPart) {
  const { t } = useTranslation('lesson-player');
  const { spoken, recording, turn } = view.player;
  const state = STATES[turn.state.step] ?? 'idle';
  const subscribeLevel = useCallback(
    (listener: (level: number) => void) => recording.onLevel(listener),
    [recording],
  );
  const label = {
    idle: t('record'),
    asking: t('starting'),
    recording: t('stop'),
    working: t('judging'),
  }[state];
  return (
    <div className={styles.microphone}>
      <RecordButton
        state={state}
        label={label}
        onPress={() => void (state === 'recording' ? spoken.stop() : spoken.record())}
        subscribeLevel={subscribeLevel}
        limitMs={spoken.limitMs}
      />
      <p className={styles.caption}>{state === 'idle' ? t('recordHint') : label}</p>
    </div>
  );
});

const Typing = observer(function Typing({ view }: PlacementPart) {
  const { t } = useTranslation('lesson-player');
  const [text, setText] = useState('');
  const { typed, turn } = view.player;
  const isJudging = turn.state.step === 'judging';
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void typed.submit(text);
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <TextArea
          label={t('typedLabel')}
          lang="en"
          value={text}
          onValue={setText}
          error={typed.flaw && t(`typedFlaw.${typed.flaw}`)}
          readOnly={isJudging}
          rows={2}
          maxLength={300}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          placeholder={t('typedPlaceholder')}
          onKeyDown={(event) => {
            if (!isSendingEnter(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        <Button type="submit" size="l" block busy={isJudging}>
          {t('typedSubmit')}
        </Button>
      </Stack>
    </form>
  );
});
