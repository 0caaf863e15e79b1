import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { MATERIALS } from '../../core/navigation/paths.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { BackPage } from '../shell/back-page.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { useLanguage } from '../shell/use-path.ts';
import { ComparedFigures } from './compared-figures.tsx';
import { ComparedSpeech } from './compared-speech.tsx';
import type { ComparisonPresenter } from './comparison-presenter.ts';
import type { SpeechListeningView } from './speech-view.ts';
import styles from './comparison-screen.module.css';

type ComparisonScreenProps = {
  readonly view: Pick<ComparisonPresenter, 'state' | 'retry' | 'choose'>;
  readonly listening: SpeechListeningView;
};

/** Two recordings of one theme: both are heard, with their figures and what she said. */
export const ComparisonScreen = observer(function ComparisonScreen(props: ComparisonScreenProps) {
  const { view, listening } = props;
  const { state } = view;
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  useEffect(() => listening.stop, [listening]);
  const title = state.step === 'shown' ? state.later.monologue.title?.[language] : undefined;
  return (
    <BackPage
      title={t('comparison.title')}
      fallback={MATERIALS}
      state={state}
      onRetry={() => void view.retry()}
      skeletons={['8rem', '12rem', '12rem']}
      width="wide"
    >
      {state.step === 'too-few' && <EmptyState title={t('comparison.tooFew')} />}
      {state.step === 'shown' && (
        <Stack gap={6}>
          {title !== undefined && <h2>{title}</h2>}
          {listening.error && <ErrorNotice tone="warning" kind={listening.error.kind} />}
          <div className={styles.sides}>
            {(['earlier', 'later'] as const).map((side) => (
              <ComparedSpeech
                key={side}
                correction={state[side]}
                speeches={state.speeches}
                label={t(`comparison.${side}`)}
                onChoose={(id) => void view.choose(side, id)}
                listening={listening}
              />
            ))}
          </div>
          <Section title={t('correction.figures')}>
            <ComparedFigures earlier={state.earlier} later={state.later} />
          </Section>
        </Stack>
      )}
    </BackPage>
  );
});
