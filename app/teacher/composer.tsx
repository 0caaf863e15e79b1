import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './composer.module.css';
import type { TeacherView } from './teacher-view.ts';

type ComposerProps = {
  readonly view: TeacherView;
  readonly left: number;
  readonly ref: Ref<HTMLTextAreaElement>;
};

/** Where she writes to the teacher; Enter makes a new line, with Ctrl or ⌘ it sends. */
export const Composer = observer(function Composer({ view, left, ref }: ComposerProps) {
  const { t } = useTranslation('teacher');
  const language = useLanguage();
  const id = useId();
  const isAnswering = view.state.step === 'answering';
  const send = () => {
    if (view.mayAsk) void view.ask(language);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id}>
        <VisuallyHidden>{t('yourQuestion')}</VisuallyHidden>
      </label>
      <div className={styles.row}>
        <textarea
          ref={ref}
          id={id}
          rows={1}
          className={styles.text}
          placeholder={t('placeholder')}
          aria-describedby={`${id}-left`}
          value={view.draft}
          onChange={(event) => view.write(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" busy={isAnswering} aria-disabled={!view.mayAsk}>
          {t('send')}
        </Button>
      </div>
      <p className={styles.left} id={`${id}-left`} data-left={left}>
        {t('left', { count: left })}
      </p>
    </form>
  );
});
