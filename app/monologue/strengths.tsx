import { useTranslation } from 'react-i18next';
import type { Strength } from '../../core/domain/monologue/correction.ts';
import { StarFilledIcon } from '../design/home-icons.tsx';
import styles from './strengths.module.css';

/** What was good, first of all. */
export function Strengths({ strengths }: { readonly strengths: readonly Strength[] }) {
  const { t } = useTranslation('monologue');
  return (
    <ul className={styles.strengths}>
      {strengths.map(({ kind, count, words }) => (
        <li key={kind} className={styles.strength}>
          <StarFilledIcon size={20} />
          <div>
            <p>{t(`correction.strength.${kind}`, { count })}</p>
            {words.length > 0 && (
              <p lang="en" className={styles.words}>
                {words.join(' / ')}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
