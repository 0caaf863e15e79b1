import { useTranslation } from 'react-i18next';
import { PASSWORD_PARTS, type PasswordPart } from '../../core/domain/account/password-rule.ts';
import { CheckIcon } from '../design/home-icons.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import styles from './password-rules.module.css';

const PARTS = Object.keys(PASSWORD_PARTS) as PasswordPart[]; // an object literal has no other keys

/** What a new password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTranslation('sign-in');
  return (
    <ul className={styles.rules} aria-label={t('rule.title')}>
      {PARTS.map((part) => {
        const isMet = PASSWORD_PARTS[part].test(password);
        return (
          <li key={part} className={styles.rule} data-met={isMet}>
            <span className={styles.mark} aria-hidden="true">
              {isMet && <CheckIcon size={12} />}
            </span>
            {t(`rule.${part}`)}
            <VisuallyHidden>{t(isMet ? 'rule.met' : 'rule.unmet')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
