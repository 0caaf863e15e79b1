import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../core/shared/dates.ts';
import type { RecordSummary } from '../../core/verbal-composition/record.ts';
import { BarChart } from '../design/bar-chart.tsx';
import { Card } from '../design/card.tsx';
import { EarIcon } from '../design/home-icons.tsx';
import { SpeedIcon } from '../design/icons.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { StatTile } from '../design/stat-tile.tsx';
import { Tiles } from '../design/tiles.tsx';
import { useLanguage } from '../shell/use-path.ts';
import styles from './fluency.module.css';

const MOST_ROUNDS = 8;

type FluencyProps = {
  readonly record: RecordSummary;
  /** The latest first. */
  readonly rounds: readonly RecordSummary[];
};

/** How soon and how fast she spoke, and how that has changed from round to round. */
export function Fluency({ record, rounds }: FluencyProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const { reactionMs, wordsPerMinute } = record;
  if (reactionMs === undefined) return null;
  const spoken = rounds
    .filter((round) => round.reactionMs !== undefined && round.savedAt <= record.savedAt)
    .slice(0, MOST_ROUNDS)
    .toReversed();
  const before = spoken.at(-2)?.reactionMs;
  return (
    <Section title={t('fluency')}>
      <Stack gap={3}>
        <Tiles>
          <StatTile
            label={t('reaction')}
            value={inSeconds(reactionMs)}
            unit={t('seconds')}
            icon={<EarIcon size={20} />}
            note={before !== undefined && <Change from={before} to={reactionMs} />}
          />
          {wordsPerMinute !== undefined && (
            <StatTile
              label={t('rate')}
              value={wordsPerMinute}
              unit={t('wpm')}
              icon={<SpeedIcon />}
            />
          )}
        </Tiles>
        {spoken.length > 1 && (
          <Card>
            <Stack gap={2}>
              <h3 className={styles.caption}>{t('reactionTrend')}</h3>
              <BarChart
                caption={t('reactionTrend')}
                columns={[t('round'), t('reaction')]}
                unit={t('seconds')}
                bars={spoken.map((round, at) => ({
                  label: formatDateTime(new Date(round.savedAt), language),
                  short: t('roundShort', { round: at + 1 }),
                  value: round.reactionMs ?? 0,
                  text: `${inSeconds(round.reactionMs ?? 0)}${t('seconds')}`,
                  figure: inSeconds(round.reactionMs ?? 0),
                  isNow: round.id === record.id,
                }))}
              />
            </Stack>
          </Card>
        )}
      </Stack>
    </Section>
  );
}

function Change({ from, to }: { readonly from: number; readonly to: number }) {
  const { t } = useTranslation('record');
  const seconds = inSeconds(Math.abs(from - to));
  if (seconds === '0.0') return t('reactionSame');
  return t(to < from ? 'reactionQuicker' : 'reactionSlower', { seconds });
}

const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);
