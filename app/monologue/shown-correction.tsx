import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReceivedCorrection } from '../../core/monologue/monologue.ts';
import { comparisonPath, correctionFeedbackPath } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Columns } from '../design/columns.tsx';
import { Fold } from '../design/fold.tsx';
import { Section } from '../design/section.tsx';
import { SectionLinks } from '../design/section-links.tsx';
import { Stack } from '../design/stack.tsx';
import { Switch } from '../design/switch.tsx';
import { usePath } from '../shell/use-path.ts';
import { CorrectedSentence } from './corrected-sentence.tsx';
import type { CorrectionScreenProps } from './correction-view.ts';
import { areReasonsFolded } from './folded-reasons.ts';
import { HearWhole } from './hear-whole.tsx';
import { MemoText } from './memo-text.tsx';
import { SpeechFigures } from './speech-figures.tsx';
import { SpeechHead } from './speech-head.tsx';
import { SpokenWords } from './spoken-words.tsx';
import { SpeechSummary } from './speech-summary.tsx';
import styles from './shown-correction.module.css';

type ShownCorrectionProps = CorrectionScreenProps & { readonly correction: ReceivedCorrection };

const FIGURES = 'figures';
const TRANSCRIPT = 'transcript';

/** What to mend, and beside it how she spoke. */
export function ShownCorrection(props: ShownCorrectionProps) {
  return (
    <Columns>
      <WhatToMend {...props} />
      <HowSheSpoke {...props} />
    </Columns>
  );
}

const WhatToMend = observer(function WhatToMend(props: ShownCorrectionProps) {
  const { view, listening, practice, correction } = props;
  const { t } = useTranslation('monologue');
  const { monologue, sentences } = correction;
  const count = monologue.result?.mistakes ?? 0;
  return (
    <Stack gap={6}>
      <SpeechHead monologue={monologue} listening={listening} />
      <SpeechSummary correction={correction} />
      <SectionLinks
        label={t('correction.sections')}
        sections={[
          { id: FIGURES, title: t('correction.figures') },
          { id: TRANSCRIPT, title: t('correction.transcript') },
        ]}
      />
      <Section
        title={t('correction.sentences')}
        description={
          sentences.every(({ findings }) => findings.length === 0)
            ? t('correction.noFinding')
            : t('correction.mistakes', { count })
        }
      >
        <HearWhole practice={practice} sentences={sentences} />
        <ol className={styles.sentences}>
          {sentences.map((sentence, place) => (
            <CorrectedSentence
              key={sentence.id}
              sentence={sentence}
              practice={practice}
              isFolded={areReasonsFolded(sentences, place)}
              onDispute={(id, isDisputed) => void view.dispute(id, isDisputed)}
              onAskAgain={(meant) => void view.askAgain(place, meant)}
              onAskNoMore={() => void view.askNoMore(place)}
            />
          ))}
        </ol>
      </Section>
    </Stack>
  );
});

const HowSheSpoke = observer(function HowSheSpoke(props: ShownCorrectionProps) {
  const { view, listening, correction } = props;
  const { t } = useTranslation('monologue');
  const path = usePath();
  const { monologue } = correction;
  return (
    <Stack gap={8}>
      <Section id={FIGURES} title={t('correction.figures')}>
        <Stack gap={4}>
          <SpeechFigures correction={correction} />
          {correction.isComparable && (
            <ButtonLink kind="secondary" to={path(comparisonPath(monologue.materialId))}>
              {t('comparison.link')}
            </ButtonLink>
          )}
        </Stack>
      </Section>
      <Section id={TRANSCRIPT} title={t('correction.transcript')}>
        <SpokenWords correction={correction} listening={listening} />
      </Section>
      {Object.values(monologue.memo).some((part) => part !== '') && (
        <Fold label={t('correction.memo')} isParted>
          <MemoText memo={monologue.memo} />
        </Fold>
      )}
      <Section title={t('correction.aboutCorrection')}>
        <Stack gap={3}>
          <Switch
            label={t('correction.wantsFeedback')}
            hint={t('correction.wantsFeedbackHint')}
            on={monologue.wantsFeedback}
            onChange={(isWanted) => void view.wantFeedback(isWanted)}
          />
          <ButtonLink kind="quiet" to={path(correctionFeedbackPath(monologue.id))}>
            {t('correction.feedback')}
          </ButtonLink>
        </Stack>
      </Section>
    </Stack>
  );
});
