import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../core/shared/dates.ts';
import type { StudyDay } from '../../core/ports/study-time-api.ts';
import { Card } from '../design/card.tsx';
import { Section } from '../design/section.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { dateOfDay } from '../shell/date-of-day.ts';
import { useLanguage } from '../shell/use-path.ts';
import { calendarRows, loadOf, stepFrom } from './calendar-grid.ts';
import { useStudyTime } from './use-study-time.ts';
import styles from './year-calendar.module.css';

type YearCalendarProps = {
  /** Up to today, the oldest first. */
  readonly days: readonly StudyDay[];
  readonly restDays: readonly string[];
};

/** A year of study: a row for each weekday, a column for each week, and what each day was. */
export function YearCalendar({ days, restDays }: YearCalendarProps) {
  const { t } = useTranslation('study');
  const language = useLanguage();
  const timeOf = useStudyTime();
  const [chosen, setChosen] = useState(days.length - 1);
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    // The newest weeks are at the end.
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth;
  }, []);
  const rested = new Set(restDays);
  const studied = days.filter(({ seconds }) => seconds > 0).length;
  const rows = calendarRows(days);
  const weekday = (day: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'short' }).format(dateOfDay(day));
  const textOf = ({ day, seconds }: StudyDay) => {
    const date = t('year.day', {
      date: formatDate(dateOfDay(day), language),
      weekday: weekday(day),
    });
    const what = seconds > 0 ? timeOf(seconds) : t(rested.has(day) ? 'year.rest' : 'year.noStudy');
    return `${date} ${what}`;
  };
  /** The month that begins in a week; nothing in the others. */
  const monthOf = (week: number) => {
    const first = rows.map((row) => days[row[week] ?? -1]?.day).find((day) => day?.endsWith('-01'));
    return first && t('monthShort', { month: Number(first.slice(5, 7)) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepFrom(chosen, event.key, days.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    table.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  };
  const now = days[chosen];
  return (
    <Section
      title={t('year.title')}
      description={studied > 0 ? t('year.studied', { count: studied }) : t('year.none')}
    >
      <Card>
        <p className={styles.chosen}>{now && textOf(now)}</p>
        <div ref={scroller} className={styles.scroller}>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table in which arrow keys go from day to day */}
          <table ref={table} role="grid" className={styles.table} onKeyDown={onKeyDown}>
            <caption>
              <VisuallyHidden>{`${t('year.title')} ${t('year.hint')}`}</VisuallyHidden>
            </caption>
            <thead aria-hidden="true">
              <tr>
                <td aria-hidden="true" className={styles.weekday} />
                {(rows[0] ?? []).map((_, week) => (
                  <td key={week} className={styles.month}>
                    <span>{monthOf(week)}</span>
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  <th scope="row" className={styles.weekday}>
                    {weekday(days.find((_, at) => row.includes(at))?.day ?? '')}
                  </th>
                  {row.map((at, week) => {
                    const day = at === undefined ? undefined : days[at];
                    if (day === undefined || at === undefined)
                      return <td key={`-${week}`} aria-hidden="true" />;
                    return (
                      <td
                        key={day.day}
                        data-index={at}
                        data-load={loadOf(day.seconds)}
                        data-rest={rested.has(day.day)}
                        data-chosen={at === chosen}
                        className={styles.day}
                        tabIndex={at === chosen ? 0 : -1}
                        onFocus={() => setChosen(at)}
                      >
                        <VisuallyHidden>{textOf(day)}</VisuallyHidden>
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.day} data-load={0} data-rest="true" />
          <span className={styles.rest}>{t('year.restLegend')}</span>
          {t('year.less')}
          {[0, 1, 2, 3, 4].map((load) => (
            <span key={load} className={styles.day} data-load={load} />
          ))}
          {t('year.more')}
        </p>
        <p className={styles.hint}>{t('restsHint')}</p>
      </Card>
    </Section>
  );
}
