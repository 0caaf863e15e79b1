import type { Remark } from '../../core/verbal-composition/record.ts';
import { useLanguage } from '../shell/use-path.ts';
import styles from './remarks.module.css';

/** Why an answer is wrong, or what there is to know of a right one. */
export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const language = useLanguage();
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks} data-remarks>
      {remarks.map(({ kind, said, right, why }) => (
        <li key={`${kind} ${said} ${right}`}>{why[language]}</li>
      ))}
    </ul>
  );
}
