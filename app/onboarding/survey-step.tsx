import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { ChoiceList } from '../design/choice-list.tsx';
import { Page } from '../design/page.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import { useLanguage } from '../shell/use-path.ts';
import type { OnboardingState } from './onboarding-presenter.ts';
import type { OnboardingView } from './onboarding-view.ts';
import styles from './survey-step.module.css';

type SurveyStepProps = {
  readonly state: Extract<OnboardingState, { step: 'asking' }>;
  readonly view: OnboardingView;
};

/**
 * One question. An answer does not go on by itself: with arrow keys it would leave at the first option, before
 * she could look at what she chose.
 */
export function SurveyStep({ state, view }: SurveyStepProps) {
  const { question, number, total, chosen } = state;
  const { t } = useTranslation(['onboarding', 'common']);
  const language = useLanguage();
  const body = useRef<HTMLDivElement>(null);
  const lastNumber = useRef(number);
  useEffect(() => {
    // The page itself says where she is when it is opened.
    if (lastNumber.current !== number) body.current?.focus();
    lastNumber.current = number;
  }, [number]);

  const choices = question.options.map(({ id, label }) => ({ value: id, label: label[language] }));
  const label = question.title[language];
  const isLast = number === total;
  return (
    <Page
      data-step={state.step}
      header={
        <TopBar
          title={t('onboarding:title')}
          {...(number > 1 && {
            back: { label: t('onboarding:previous'), onBack: view.goBack },
          })}
          trailing={
            <Button kind="quiet" size="s" onClick={() => void view.skip()}>
              {t('onboarding:skip')}
            </Button>
          }
          below={
            <ProgressBar
              label={t('onboarding:progress')}
              share={number / total}
              valueText={t('onboarding:number', { number, total })}
            />
          }
        />
      }
      footer={
        <Button size="l" block disabled={chosen.length === 0} onClick={() => void view.goOn()}>
          {t(isLast ? 'onboarding:finish' : 'onboarding:next')}
        </Button>
      }
    >
      <Stack gap={4}>
        <p className={styles.facts}>
          <span>{t('onboarding:number', { number, total })}</span>
          {number === 1 && <span>{t('onboarding:seconds')}</span>}
          {question.choice === 'several' && <span>{t('onboarding:several')}</span>}
        </p>
        <div ref={body} tabIndex={-1} key={question.id}>
          {question.choice === 'several' ? (
            <ChoiceList label={label} choices={choices} many value={chosen} onValue={view.choose} />
          ) : (
            <ChoiceList
              label={label}
              choices={choices}
              value={chosen[0] ?? null}
              onValue={(value) => view.choose([value])}
            />
          )}
        </div>
      </Stack>
    </Page>
  );
}
