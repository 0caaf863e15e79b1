import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../core/shared/language.ts';
import type { TeacherName } from '../../core/teacher/teacher-talk.ts';
import { Skeleton } from '../design/skeleton.tsx';
import { SpeechBubble } from '../design/speech-bubble.tsx';
import { AnswerText } from './answer-text.tsx';
import styles from './talk-turn.module.css';

type TurnProps = {
  readonly asked: string;
  readonly teacher: TeacherName | undefined;
  readonly answer: string;
  readonly language: Language;
  readonly isOnItsWay?: boolean;
  readonly actions?: ReactNode;
};

const NAMES = { 'built-in': 'builtInTeacher', cloud: 'cloudTeacher' } as const;

/** What she asked, and what she was answered. */
export function TalkTurn(props: TurnProps) {
  const { asked, teacher, answer, language, isOnItsWay = false, actions } = props;
  const { t } = useTranslation('teacher');
  return (
    <li className={styles.turn} data-turn={isOnItsWay ? 'coming' : 'whole'} data-teacher={teacher}>
      <SpeechBubble from="learner" name={t('you')}>
        <span lang={language} data-asked="">
          {asked}
        </span>
      </SpeechBubble>
      <SpeechBubble
        from="teacher"
        name={teacher === undefined ? t('teacher') : t(NAMES[teacher])}
        actions={actions}
      >
        <div aria-busy={isOnItsWay} data-answer="">
          {answer === '' ? (
            <span className={styles.waiting} aria-hidden="true">
              <Skeleton width="14rem" />
              <Skeleton width="10rem" />
            </span>
          ) : (
            <AnswerText text={answer} language={language} />
          )}
        </div>
      </SpeechBubble>
    </li>
  );
}
