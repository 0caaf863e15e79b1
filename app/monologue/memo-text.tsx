import { useTranslation } from 'react-i18next';
import type { Memo } from '../../core/domain/monologue/monologue.ts';
import { Card } from '../design/card.tsx';
import styles from './memo-text.module.css';

const PARTS = [
  ['opening', 'opening'],
  ['points', 'body'],
  ['closing', 'closing'],
] as const;

/** Her notes as she wrote them; empty parts are left out. */
export function MemoText({ memo }: { readonly memo: Memo }) {
  const { t } = useTranslation('monologue');
  return (
    <Card>
      <dl className={styles.memo}>
        {PARTS.filter(([part]) => memo[part] !== '').map(([part, name]) => (
          <div key={part}>
            <dt className={styles.name}>{t(`prepare.${name}`)}</dt>
            <dd className={styles.text}>{memo[part]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
