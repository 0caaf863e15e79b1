import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../design/notice.tsx';
import type { AnswerError } from './answer-state.ts';
import styles from './self-judging.module.css';

export function SelfJudging({ because }: { readonly because: AnswerError | undefined }) {
  const { t } = useTranslation(['lesson-player', 'errors']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {because && (
        <Notice tone="warning" role="alert" data-error={because.kind}>
          {t(`errors:${because.kind}`)}
        </Notice>
      )}
      <div>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('lesson-player:selfJudging')}
        </h2>
        <p className={styles.hint}>{t('lesson-player:selfJudgingHint')}</p>
      </div>
    </>
  );
}
