import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../design/link.tsx';
import { inLanguage } from '../../core/navigation/paths.ts';
import { LANGUAGES } from '../../core/shared/language.ts';
import { useLanguage } from '../shell/use-path.ts';
import styles from './login-screen.module.css';

/** For someone who does not read the language she was greeted in. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const current = useLanguage();
  return (
    <nav className={styles.languages} aria-label={t('language')}>
      {LANGUAGES.map((language) => (
        <Link
          key={language}
          to={inLanguage(pathname + search, language)}
          replace
          lang={language}
          hrefLang={language}
          className={styles.language}
          aria-current={language === current ? 'true' : undefined}
        >
          {t(`languageName.${language}`)}
        </Link>
      ))}
    </nav>
  );
}
