import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../shell/error-notice.tsx';
import type { AnswerError } from './answer-state.ts';
import styles from './self-judging.module.css';

export function SelfJudging({ because }: { readonly because: AnswerError | undefined }) {
  const { t } = useTranslation('lesson-player');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {because && <ErrorNotice tone="warning" kind={because.kind} />}
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('selfJudging')}
        </h2>
        <p className={styles.hint}>{t('selfJudgingHint')}</p>
      </div>
    </>
  );
}
