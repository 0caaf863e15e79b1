import { useTranslation } from 'react-i18next';
import type { CorrectionStatus } from '../../core/monologue/monologue.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { ProgressBar } from '../design/progress-bar.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';

/** How far the correction is, as far as it is known. */
export function CorrectionWaiting({ status }: { readonly status: CorrectionStatus }) {
  const { t } = useTranslation('monologue');
  const { ahead, secondsLeft, progress, heard } = status;
  return (
    <Stack gap={6}>
      <EmptyState
        illustration={<WelcomeIllustration />}
        title={t('correction.waitingTitle')}
        description={
          <Stack gap={3}>
            <ProgressBar label={t('correction.hearing')} share={progress ?? null} />
            {ahead > 0 && <p>{t('correction.ahead', { count: ahead })}</p>}
            {secondsLeft !== undefined && (
              <p>{t('correction.secondsLeft', { count: secondsLeft })}</p>
            )}
            <p>{t('correction.mayLeave')}</p>
          </Stack>
        }
      />
      {heard !== undefined && heard !== '' && (
        <Section title={t('correction.heardSoFar')}>
          <p lang="en">{heard}</p>
        </Section>
      )}
    </Stack>
  );
}
