import { useTranslation } from 'react-i18next';
import { Button } from '../design/button.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Stack } from '../design/stack.tsx';
import { Stepper } from '../design/stepper.tsx';
import { useStudyTime } from '../study/use-study-time.ts';
import type { WeekPlanState } from './week-plan-presenter.ts';
import type { WeekPlanView } from './week-plan-view.ts';
import { useWeekdayName } from './use-weekday-name.ts';
import styles from './choose-minutes.module.css';

const CHOICES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120];

/** A whole week in one press, Monday first. */
const PRESETS = {
  daily: [10, 10, 10, 10, 10, 10, 10],
  weekdays: [15, 15, 15, 15, 15, 0, 0],
  weekends: [0, 0, 0, 0, 0, 30, 30],
} as const;

interface ChooseMinutesProps {
  readonly state: Extract<WeekPlanState, { step: 'choosing' }>;
  readonly view: WeekPlanView;
}

/** How many minutes she has on which days. */
export function ChooseMinutes({ state, view }: ChooseMinutesProps) {
  const { t } = useTranslation('study');
  const nameOf = useWeekdayName();
  const timeOf = useStudyTime();
  const { minutes, isBusy } = state;
  const total = minutes.reduce((sum, one) => sum + one, 0);
  const isNothing = total === 0;
  const fill = (preset: keyof typeof PRESETS) => {
    for (const [weekday, one] of PRESETS[preset].entries()) view.setMinutes(weekday, one);
  };
  return (
    <>
      <p>{t('week.ask')}</p>
      <Stack row gap={2}>
        {(['daily', 'weekdays', 'weekends'] as const).map((preset) => (
          <Button key={preset} kind="secondary" size="s" onClick={() => fill(preset)}>
            {t(`week.preset.${preset}`)}
          </Button>
        ))}
      </Stack>
      <List>
        {minutes.map((chosen, weekday) => {
          const day = nameOf(weekday);
          return (
            <ListRow
              key={day}
              title={day}
              trailing={
                <Stepper
                  label={day}
                  lessLabel={t('week.lessOn', { day })}
                  moreLabel={t('week.moreOn', { day })}
                  steps={CHOICES}
                  value={chosen}
                  text={chosen === 0 ? t('week.off') : t('minutes', { minutes: chosen })}
                  onValue={(value) => view.setMinutes(weekday, value)}
                />
              }
            />
          );
        })}
      </List>
      <Stack gap={3}>
        <p className={styles.hint} role="status">
          {isNothing ? t('week.chooseDay') : t('week.total', { time: timeOf(total * 60) })}
        </p>
        <Button
          block
          size="l"
          busy={isBusy}
          disabled={isNothing}
          onClick={() => void view.choose()}
        >
          {t('week.make')}
        </Button>
      </Stack>
    </>
  );
}
