import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Trend, TrendSpan } from '../../core/domain/study-time/trends.ts';
import { TREND_SPANS } from '../../core/domain/study-time/trends.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { STUDY } from '../account/account-paths.ts';
import { Columns } from '../design/columns.tsx';
import { Page } from '../design/page.tsx';
import { Section } from '../design/section.tsx';
import { SegmentedControl } from '../design/segmented-control.tsx';
import { Loading, Skeleton } from '../design/skeleton.tsx';
import { Stack } from '../design/stack.tsx';
import { TopBar } from '../design/top-bar.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { ErrorScreen } from '../shell/error-screen.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { useBack } from '../shell/use-back.ts';
import type { MeasureName } from './measures-presenter.ts';
import { beginsAt, plotsOf } from './plots-presenter.ts';
import { TrendPlot } from './trend-plot.tsx';

export type TrendsView = Pick<ContentPresenter<readonly Trend[], ApiError>, 'state' | 'retry'>;

type TrendsScreenProps = {
  readonly view: TrendsView;
  readonly by: TrendSpan;
  readonly onBy: (by: TrendSpan) => void;
};

/** What she has come to, week by week or month by month. */
export const TrendsScreen = observer(function TrendsScreen({ view, by, onBy }: TrendsScreenProps) {
  const { state, retry } = view;
  const { t } = useTranslation(['study', 'common']);
  const onBack = useBack(STUDY);
  useArrival(t('study:trends.title'));
  if (state.step === 'failed') return <ErrorScreen error={state.error} onRetry={retry} />;
  return (
    <Page
      width="wide"
      data-step={state.step}
      header={<TopBar title={t('study:trends.title')} back={{ label: t('common:back'), onBack }} />}
    >
      <Stack gap={6}>
        <Columns>
          <SegmentedControl
            label={t('study:trends.by')}
            segments={TREND_SPANS.map((value) => ({ value, label: t(`study:trends.${value}`) }))}
            value={by}
            onValue={onBy}
          />
        </Columns>
        {state.step === 'loading' ? (
          <Loading label={t('common:loading')}>
            <Skeleton shape="block" height="16rem" />
            <Skeleton shape="block" height="16rem" />
          </Loading>
        ) : (
          <Plots trends={state.content} by={by} />
        )}
      </Stack>
    </Page>
  );
});

/** What she can say, how ready it is, and what she has done for it. */
const GROUPS = [
  { name: 'speaking', of: ['level', 'pace'] },
  { name: 'answering', of: ['right', 'reaction'] },
  { name: 'amount', of: ['minutes', 'fresh'] },
] as const satisfies readonly { name: string; of: readonly MeasureName[] }[];

function Plots({ trends, by }: { readonly trends: readonly Trend[]; readonly by: TrendSpan }) {
  const { t } = useTranslation('study');
  const plots = plotsOf(trends);
  const from = beginsAt(plots);
  return (
    <Stack gap={8}>
      {GROUPS.map((group) => (
        <Section
          key={group.name}
          title={t(`trends.${group.name}`)}
          description={group.name === 'amount' && t('trends.amountHint')}
        >
          <Columns gap={3} stretch>
            {plots
              .filter(({ measure }) => group.of.some((name) => name === measure.name))
              .map((plot) => (
                <TrendPlot
                  key={plot.measure.name}
                  plot={plot}
                  trends={trends}
                  from={from}
                  by={by}
                />
              ))}
          </Columns>
        </Section>
      ))}
    </Stack>
  );
}
