import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ACTIVITIES,
  DAYS_OF_WEEK,
  type Activity,
  type StudyMenu,
} from '../../core/domain/plan/week-plan.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { PlusIcon } from '../design/icons.tsx';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Stack } from '../design/stack.tsx';
import { Stepper } from '../design/stepper.tsx';
import { useWeekdayName } from './use-weekday-name.ts';
import styles from './add-menu.module.css';

const MINUTES = [5, 10, 15, 20, 30, 45, 60];
const WEEKDAYS = Array.from({ length: DAYS_OF_WEEK }, (_, weekday) => weekday);

interface AddMenuProps {
  readonly isBusy: boolean;
  readonly onAdd: (menu: Omit<StudyMenu, 'id'>) => Promise<void>;
}

/** Something more, on a day she chooses. */
export function AddMenu({ isBusy, onAdd }: AddMenuProps) {
  const { t } = useTranslation('study');
  const nameOf = useWeekdayName();
  const letterOf = useWeekdayName('narrow');
  const [weekday, setWeekday] = useState('0');
  const [activity, setActivity] = useState<Activity>('lesson');
  const [minutes, setMinutes] = useState(10);
  return (
    <Section title={t('week.more')}>
      <Card>
        <Stack gap={4}>
          <SegmentedControl
            label={t('week.what')}
            showLabel
            value={activity}
            segments={ACTIVITIES.map((one) => ({
              value: one,
              label: t(`week.activity.${one}`),
            }))}
            onValue={setActivity}
          />
          <SegmentedControl
            label={t('week.day')}
            showLabel
            value={weekday}
            segments={WEEKDAYS.map((one) => ({
              value: String(one),
              label: letterOf(one),
              name: nameOf(one),
            }))}
            onValue={setWeekday}
          />
          <Stack row gap={2} justify="space-between">
            <strong className={styles.label}>{t('week.long')}</strong>
            <Stepper
              label={t('week.long')}
              lessLabel={t('week.lessTime')}
              moreLabel={t('week.moreTime')}
              steps={MINUTES}
              value={minutes}
              text={t('minutes', { minutes })}
              onValue={setMinutes}
            />
          </Stack>
          <Button
            block
            kind="secondary"
            busy={isBusy}
            icon={<PlusIcon size={20} />}
            onClick={() => void onAdd({ weekday: Number(weekday), activity, minutes })}
          >
            {t('week.add')}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}
