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
import { SelectField } from '../design/select-field.tsx';
import { Stack } from '../design/stack.tsx';
import { useWeekdayName } from './use-weekday-name.ts';

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
  const [weekday, setWeekday] = useState('0');
  const [activity, setActivity] = useState<Activity>('lesson');
  const [minutes, setMinutes] = useState('10');
  return (
    <Section title={t('week.more')}>
      <Card>
        <Stack gap={4}>
          <SelectField
            label={t('week.what')}
            value={activity}
            options={ACTIVITIES.map((one) => ({
              value: one,
              label: t(`week.activity.${one}`),
            }))}
            onValue={setActivity}
          />
          <Stack gap={4} columns="9rem">
            <SelectField
              label={t('week.day')}
              value={weekday}
              options={WEEKDAYS.map((one) => ({ value: String(one), label: nameOf(one) }))}
              onValue={setWeekday}
            />
            <SelectField
              label={t('week.long')}
              value={minutes}
              options={MINUTES.map((one) => ({
                value: String(one),
                label: t('minutes', { minutes: one }),
              }))}
              onValue={setMinutes}
            />
          </Stack>
          <Button
            block
            kind="secondary"
            busy={isBusy}
            icon={<PlusIcon size={20} />}
            onClick={() =>
              void onAdd({ weekday: Number(weekday), activity, minutes: Number(minutes) })
            }
          >
            {t('week.add')}
          </Button>
        </Stack>
      </Card>
    </Section>
  );
}
