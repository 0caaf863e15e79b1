import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import type { LostGradesState } from './lost-grades-state.ts';

export type LostGradesView = Pick<LostGradesState, 'prompts' | 'dismiss'>;

/** She is at another question by now, or at the result: what it is about is named. */
export const LostGradesNotice = observer(function LostGradesNotice(props: {
  readonly view: LostGradesView;
}) {
  const { prompts, dismiss } = props.view;
  const { t } = useTranslation('lesson-player');
  if (prompts.length === 0) return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t('lostGrades.title')}
      action={
        <Button kind="secondary" size="s" onClick={dismiss}>
          {t('lostGrades.dismiss')}
        </Button>
      }
    >
      {prompts.map(({ text, language }) => (
        <p key={text} lang={language}>
          {text}
        </p>
      ))}
      <p>{t('lostGrades.hint')}</p>
    </Notice>
  );
});
