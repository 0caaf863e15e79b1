import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import {
  GENRES,
  hasStatus,
  LESSON_TABS,
  STATUSES,
  type LessonFilter,
} from '../../core/navigation/lesson-filter.ts';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Switch } from '../design/switch.tsx';
import type { LessonListScreenProps } from './lesson-list-screen.tsx';
import styles from './lesson-filters.module.css';

export const LessonFilters = observer(function LessonFilters(props: LessonListScreenProps) {
  const { view, filter, onFilter } = props;
  const { t } = useTranslation('finding');
  const choose = (chosen: Partial<LessonFilter>) => onFilter({ ...filter, ...chosen });
  const counts = view.state.step === 'shown' ? view.counts(filter) : undefined;
  return (
    <div className={styles.filters}>
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
        onValue={(tab) => choose({ tab })}
      />
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
    </div>
  );
});
