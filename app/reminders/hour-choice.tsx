import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REMINDER_HOURS } from '../../core/domain/reminders/reminder-time.ts';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { SelectField } from '../design/select-field.tsx';
import { Stack } from '../design/stack.tsx';
import { useLanguage } from '../shell/use-path.ts';

/** In one press. */
const READY = { morning: 7, noon: 12, evening: 20 } as const;
const PARTS = ['morning', 'noon', 'evening'] as const;

type HourChoiceProps = {
  readonly hour: number;
  readonly isBusy: boolean;
  readonly onHour: (hour: number) => void;
};

export function HourChoice({ hour, isBusy, onHour }: HourChoiceProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const ready = PARTS.find((part) => READY[part] === hour);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || ready === undefined;
  const hours = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' });
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t('reminders.hour')}
        showLabel
        hint={t(isBusy ? 'reminders.busy' : 'reminders.hourHint')}
        value={isOther ? 'other' : ready}
        onValue={(part) => {
          setWantsOther(part === 'other');
          if (part !== 'other') onHour(READY[part]);
        }}
        segments={[
          ...PARTS.map((part) => ({ value: part, label: t(`reminders.readyHour.${part}`) })),
          { value: 'other' as const, label: t('reminders.otherHour') },
        ]}
      />
      {isOther && (
        <SelectField
          label={t('reminders.whichHour')}
          options={REMINDER_HOURS.map((one) => ({
            value: String(one),
            label: hours.format(one * 3_600_000),
          }))}
          value={String(hour)}
          onValue={(value) => onHour(Number(value))}
        />
      )}
    </Stack>
  );
}
