import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionBar } from '../design/action-bar.tsx';
import { Button } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { TextArea } from '../design/text-area.tsx';
import type { QuestionPart } from './answering-view.ts';
import styles from './typed-form.module.css';
import { isSendingEnter } from './is-sending-enter.ts';

/** The answer in writing; what was typed stays until it was judged. */
export const TypedForm = observer(function TypedForm({ player }: QuestionPart) {
  const { t } = useTranslation('lesson-player');
  const [text, setText] = useState('');
  const isJudging = player.turn.state.step === 'judging';
  const { flaw } = player.typed;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    void player.typed.submit(text);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <Stack gap={3}>
        <TextArea
          label={t('typedLabel')}
          lang="en"
          value={text}
          onValue={setText}
          error={flaw && t(`typedFlaw.${flaw}`)}
          readOnly={isJudging}
          rows={2}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="sentences"
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
        <ActionBar>
          <Button kind="quiet" onClick={player.reveal} disabled={isJudging}>
            {t('reveal')}
          </Button>
          <Button type="submit" size="l" busy={isJudging}>
            {t('typedSubmit')}
          </Button>
        </ActionBar>
      </Stack>
    </form>
  );
});
