import type { NextStep as Step } from '../../core/domain/home/next-step.ts';
import type { StudyStatus } from '../../core/ports/library-api.ts';
import { AllLearned, ContinueLesson } from './continue-lesson.tsx';
import { ReviewStep } from './review-step.tsx';
import { SpeechStep } from './speech-step.tsx';

/** What do I do now: one button. */
export function NextStep({ step, status }: { readonly step: Step; readonly status: StudyStatus }) {
  const { continueLesson, goal, review, speech } = status;
  if (step === 'review') return <ReviewStep count={review.dueCount} />;
  if (step === 'speech' && speech.theme) return <SpeechStep theme={speech.theme} />;
  if (step === 'lesson' && continueLesson)
    return <ContinueLesson lesson={continueLesson} goal={goal} />;
  return <AllLearned />;
}
