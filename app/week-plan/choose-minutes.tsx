import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { SelectField } from '../design/select-field.tsx';
import { Stack } from '../design/stack.tsx';
import type { WeekPlanState } from './week-plan-presenter.ts';
import type { WeekPlanView } from './week-plan-view.ts';
import { useWeekdayName } from './use-weekday-name.ts';
import styles from './choose-minutes.module.css';

const CHOICES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

interface ChooseMinutesProps {
  readonly state: Extract<WeekPlanState, { step: 'choosing' }>;
  readonly view: WeekPlanView;
}

/** How many minutes she has on which days. */
export function ChooseMinutes({ state, view }: ChooseMinutesProps) {
  const { t } = useTranslation('study');
  const nameOf = useWeekdayName();
  const { minutes, isBusy } = state;
  const isNothing = minutes.every((one) => one === 0);
  return (
    <>
      <p>{t('week.ask')}</p>
      <Card>
        <Stack gap={4} columns="9rem">
          {minutes.map((chosen, weekday) => {
            // What she planned menu by menu may be none of the usual numbers.
            const choices = [...new Set([...CHOICES, chosen])].toSorted((a, b) => a - b);
            return (
              <SelectField
                key={nameOf(weekday)}
                label={nameOf(weekday)}
                value={String(chosen)}
                options={choices.map((one) => ({
                  value: String(one),
                  label: one === 0 ? t('week.off') : t('minutes', { minutes: one }),
                }))}
                onValue={(value) => view.setMinutes(weekday, Number(value))}
              />
            );
          })}
        </Stack>
      </Card>
      <Button block size="l" busy={isBusy} disabled={isNothing} onClick={() => void view.choose()}>
        {t('week.make')}
      </Button>
      {isNothing && <p className={styles.hint}>{t('week.chooseDay')}</p>}
    </>
  );
}
