import type { UsefulExpression } from '../../core/domain/monologue/material.ts';
import { useLanguage } from '../shell/use-path.ts';
import styles from './useful-expressions.module.css';

type UsefulExpressionsProps = { readonly expressions: readonly UsefulExpression[] };

/** English with what it means beside it; readers of English see it alone. */
export function UsefulExpressions({ expressions }: UsefulExpressionsProps) {
  const language = useLanguage();
  return (
    <ul className={styles.list}>
      {expressions.map((expression) => (
        <li key={expression.en} className={styles.row}>
          <span lang="en" className={styles.english}>
            {expression.en}
          </span>
          {language !== 'en' && <span className={styles.meaning}>{expression[language]}</span>}
        </li>
      ))}
    </ul>
  );
}
