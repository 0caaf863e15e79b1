import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../core/shared/dates.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';
import { ProgressRing } from '../design/progress-ring.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Stack } from '../design/stack.tsx';
import {
  PREPARATION_SECONDS,
  type PreparationSeconds,
  type PreparationTimerPresenter,
} from './preparation-timer-presenter.ts';
import styles from './preparation-timer.module.css';

export type PreparationTimerView = Pick<
  PreparationTimerPresenter,
  'seconds' | 'step' | 'leftSeconds' | 'choose' | 'start'
>;

type PreparationTimerProps = {
  readonly timer: PreparationTimerView;
  /** Undefined where she cannot begin yet. */
  readonly onBegin: (() => void) | undefined;
};

const NAMES = { 0: 'off', 30: 's30', 60: 's60', 120: 's120' } as const;

/** Time to prepare, if she wants it measured; at its end she is asked whether she begins. */
export const PreparationTimer = observer(function PreparationTimer(props: PreparationTimerProps) {
  const { timer, onBegin } = props;
  const { t } = useTranslation('monologue');
  const { seconds, step, leftSeconds } = timer;
  const left = formatDuration(leftSeconds * 1000);
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={t('timer.label')}
        showLabel
        segments={PREPARATION_SECONDS.map((one) => ({
          value: String(one),
          label: t(`timer.lasts.${NAMES[one]}`),
        }))}
        value={String(seconds)}
        onValue={(value) => timer.choose(chosen(value))}
      />
      {step === 'running' && (
        <div className={styles.running}>
          <ProgressRing label={t('timer.left')} share={leftSeconds / seconds} valueText={left}>
            <span className={styles.left}>{left}</span>
          </ProgressRing>
          <p>{t('timer.running')}</p>
        </div>
      )}
      {step === 'idle' && seconds > 0 && (
        <div>
          <Button kind="quiet" size="s" onClick={timer.start}>
            {t('timer.again')}
          </Button>
        </div>
      )}
      <div role="status">
        {step === 'over' && (
          <Notice
            tone="info"
            title={t('timer.over')}
            action={
              <>
                {onBegin && (
                  <Button size="s" onClick={onBegin}>
                    {t('timer.begin')}
                  </Button>
                )}
                <Button size="s" kind="quiet" onClick={timer.start}>
                  {t('timer.again')}
                </Button>
              </>
            }
          >
            {t('timer.overHint')}
          </Notice>
        )}
      </div>
    </Stack>
  );
});

const chosen = (value: string): PreparationSeconds =>
  PREPARATION_SECONDS.find((one) => String(one) === value) ?? 0;
