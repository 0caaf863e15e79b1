import { useTranslation } from 'react-i18next';
import type { Activity } from '../../core/domain/plan/week-plan.ts';
import { BOOKS, MATERIALS, REVIEW } from '../../core/navigation/paths.ts';
import type { WeekResult } from '../../core/domain/plan/week-result.ts';
import { Button } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { CheckCircleIcon } from '../design/home-icons.tsx';
import { TrashIcon } from '../design/icons.tsx';
import { IconButton } from '../design/icon-button.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { usePath } from '../shell/use-path.ts';
import { useStudyTime } from '../study/use-study-time.ts';
import { AddMenu } from './add-menu.tsx';
import { useWeekdayName } from './use-weekday-name.ts';
import type { WeekPlanState } from './week-plan-presenter.ts';
import type { WeekPlanView } from './week-plan-view.ts';

/** Where each is done. */
const PLACES: Readonly<Record<Activity, string>> = {
  review: REVIEW,
  lesson: BOOKS,
  speech: `${MATERIALS}?tab=materials`,
};

interface ShownWeekProps {
  readonly state: Extract<WeekPlanState, { step: 'shown' }>;
  readonly view: WeekPlanView;
}

/** The week as she planned it, day by day, with what became of it. */
export function ShownWeek({ state, view }: ShownWeekProps) {
  const { t } = useTranslation('study');
  const nameOf = useWeekdayName();
  const path = usePath();
  const { week, isBusy } = state;
  return (
    <>
      {week.lastWeek && <LastWeek result={week.lastWeek} />}
      {week.thisWeek.days.map((day, weekday) => {
        const menus = week.menus.filter((menu) => menu.weekday === weekday);
        if (menus.length === 0) return null;
        return (
          <Section key={day.day} title={nameOf(weekday)} action={<Kept day={day} />}>
            <List>
              {menus.map((menu) => {
                const name = t(`week.activity.${menu.activity}`);
                const minutes = t('minutes', { minutes: menu.minutes });
                return (
                  <ListRow
                    key={menu.id}
                    to={path(PLACES[menu.activity])}
                    title={name}
                    description={minutes}
                    trailing={
                      <IconButton
                        label={t('week.remove', { day: nameOf(weekday), name })}
                        icon={<TrashIcon size={20} />}
                        busy={isBusy}
                        onClick={() => void view.remove(menu.id)}
                      />
                    }
                  />
                );
              })}
            </List>
          </Section>
        );
      })}
      <AddMenu isBusy={isBusy} onAdd={view.add} />
      <Stack gap={3}>
        <Button block kind="secondary" onClick={view.chooseAgain}>
          {t('week.again')}
        </Button>
        <Button block kind="quiet" busy={isBusy} onClick={() => void view.giveUp()}>
          {t('week.giveUp')}
        </Button>
      </Stack>
    </>
  );
}

function LastWeek({ result: { plannedDays, keptDays } }: { readonly result: WeekResult }) {
  const { t } = useTranslation('study');
  const isWhole = plannedDays > 0 && keptDays === plannedDays;
  return (
    <Card tone={isWhole ? 'achieved' : 'brand'}>
      <p data-kept={keptDays}>
        <strong>{t('week.last', { kept: keptDays, planned: plannedDays })}</strong>
      </p>
      <p>{isWhole ? t('week.lastWhole') : t('week.lastPart')}</p>
    </Card>
  );
}

function Kept({ day }: { readonly day: WeekResult['days'][number] }) {
  const { t } = useTranslation('study');
  const timeOf = useStudyTime();
  if (day.isKept)
    return (
      <Tag tone="achieved" icon={<CheckCircleIcon size={16} />}>
        {t('week.kept')}
      </Tag>
    );
  const planned = timeOf(day.plannedMinutes * 60);
  return day.studiedSeconds > 0 ? (
    <span>{t('week.so', { studied: timeOf(day.studiedSeconds), planned })}</span>
  ) : undefined;
}
