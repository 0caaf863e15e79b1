import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../core/navigation/paths.ts';
import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../../core/shared/language.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return isLanguage(i18n.language) ? i18n.language : FALLBACK_LANGUAGE;
}

/** Turns a path of the core into one in the learner's language, for links. */
export function usePath(): (path: string) => string {
  const language = useLanguage();
  return (path) => inLanguage(path, language);
}
