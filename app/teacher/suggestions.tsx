import { useTranslation } from 'react-i18next';
import type { TeacherTalk } from '../../core/teacher/teacher-talk.ts';
import { useLanguage } from '../shell/use-path.ts';
import styles from './composer.module.css';

type SuggestionsProps = {
  readonly talk: TeacherTalk;
  readonly onChoose: (text: string) => void;
};

/** What others would ask here; chosen, it stands in the field, where it can be changed. */
export function Suggestions({ talk, onChoose }: SuggestionsProps) {
  const { t } = useTranslation('teacher');
  const language = useLanguage();
  const asked = new Set(talk.answers.map(({ text }) => text));
  const texts = [
    ...talk.topics.map((topic) => t('askTopic', { topic: topic[language] })),
    t('askOwn'),
    ...(talk.question.answers.length > 1 ? [t('askWays')] : []),
  ].filter((text) => !asked.has(text));
  if (texts.length === 0) return null;
  return (
    <section aria-label={t('suggestions')}>
      <ul className={styles.chips}>
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className={styles.chip} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
