import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  GENRES,
  hasStatus,
  LESSON_TABS,
  STATUSES,
  type LessonFilter,
} from '../../core/navigation/lesson-filter.ts';
import { DownIcon, FilterIcon } from '../design/icons.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Switch } from '../design/switch.tsx';
import type { LessonListScreenProps } from './lesson-list-view.ts';
import styles from './lesson-filters.module.css';

/** Which list, in sight; what narrows it, folded under what was chosen. */
export function LessonFilters(props: LessonListScreenProps) {
  const { filter } = props;
  const { t } = useTranslation('finding');
  const chosen = [
    filter.genre !== 'all' && t(`genres.${filter.genre}`),
    hasStatus(filter) && filter.status !== 'all' && t(`statuses.${filter.status}`),
    filter.easy && t('easyShort'),
  ].filter((one) => one !== false);
  return (
    <div className={styles.filters}>
      <Lists {...props} />
      <details className={styles.folded} data-chosen={chosen.length > 0}>
        <summary>
          <FilterIcon size={20} />
          <span className={styles.summary}>
            {t('filters')}
            {chosen.map((one) => (
              <span key={one} className={styles.chosen}>
                {one}
              </span>
            ))}
          </span>
          <DownIcon size={20} />
        </summary>
        <Narrowing {...props} />
      </details>
    </div>
  );
}

const Lists = observer(function Lists({ view, filter, onFilter }: LessonListScreenProps) {
  const { t } = useTranslation('finding');
  const counts = view.state.step === 'shown' ? view.counts(filter) : undefined;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the later ones lie out of sight.
    const pressed = row.current?.querySelector(`input[value="${filter.tab}"]`)?.parentElement;
    pressed?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [filter.tab]);
  return (
    <div ref={row} className={styles.lists}>
      <SegmentedControl
        look="pills"
        label={t('tabs')}
        segments={LESSON_TABS.map((tab) => ({
          value: tab,
          label: counts
            ? t('tabWithCount', { tab: t(`tab.${tab}`), count: counts[tab] })
            : t(`tab.${tab}`),
        }))}
        value={filter.tab}
        onValue={(tab) => onFilter({ ...filter, tab })}
      />
    </div>
  );
});

function Narrowing({ filter, onFilter }: Pick<LessonListScreenProps, 'filter' | 'onFilter'>) {
  const { t } = useTranslation('finding');
  const choose = (chosen: Partial<LessonFilter>) => onFilter({ ...filter, ...chosen });
  return (
    <div className={styles.panel} role="group" aria-label={t('filters')}>
      <SegmentedControl
        label={t('genre')}
        showLabel
        segments={GENRES.map((genre) => ({ value: genre, label: t(`genres.${genre}`) }))}
        value={filter.genre}
        onValue={(genre) => choose({ genre })}
      />
      {hasStatus(filter) && (
        <SegmentedControl
          label={t('status')}
          showLabel
          segments={STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
          value={filter.status}
          onValue={(status) => choose({ status })}
        />
      )}
      <Switch label={t('easy')} on={filter.easy} onChange={(easy) => choose({ easy })} />
    </div>
  );
}
