import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { inLanguage } from '../../core/navigation/paths.ts';
import { LANGUAGES } from '../../core/shared/language.ts';
import { CheckIcon } from '../design/home-icons.tsx';
import { List, ListRow } from '../design/list.tsx';
import { useLanguage } from './use-path.ts';

/** This very page in each language; every language is named in itself. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const current = useLanguage();
  return (
    <List>
      {LANGUAGES.map((language) =>
        language === current ? (
          <ListRow
            key={language}
            title={<span aria-current="true">{t(`languageName.${language}`)}</span>}
            titleLang={language}
            trailing={<CheckIcon size={20} />}
          />
        ) : (
          <ListRow
            key={language}
            title={t(`languageName.${language}`)}
            titleLang={language}
            leadsOn={false}
            to={inLanguage(pathname + search + hash, language)}
          />
        ),
      )}
    </List>
  );
}
