import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { RefusalNotice } from '../answering/refusal-notice.tsx';
import { comparisonPath } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Stack } from '../design/stack.tsx';
import { Section } from '../design/section.tsx';
import { TextArea } from '../design/text-area.tsx';
import { TextField } from '../design/text-field.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { GenrePicture } from './genre-picture.tsx';
import { ModelSpeeches } from './model-speeches.tsx';
import type { SpeechListeningView, SpeechView } from './speech-view.ts';
import { PreparationTimer } from './preparation-timer.tsx';
import { ThemePicture } from './theme-picture.tsx';
import { ThemeTags } from './theme-tags.tsx';
import { UsefulExpressions } from './useful-expressions.tsx';
import styles from './preparation.module.css';

type PreparationProps = {
  readonly view: SpeechView;
  readonly listening: SpeechListeningView;
};

/** What to speak about, and all that helps; her notes are written here. */
export const Preparation = observer(function Preparation({ view, listening }: PreparationProps) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const path = usePath();
  const { material, memo, state } = view;
  const error = state.step === 'preparing' ? state.error : undefined;
  return (
    <Stack gap={8}>
      {error && <RefusalNotice error={error} canResend={false} loudness={undefined} />}
      {material?.picture && <ThemePicture picture={material.picture} />}
      {material ? (
        <section className={styles.about} aria-label={t('prepare.about')}>
          <div className={styles.head}>
            {!material.picture && <GenrePicture genre={material.genre} size="l" />}
            <Stack row gap={2}>
              <ThemeTags material={material} />
            </Stack>
            <p className={styles.lead}>{material.about[language]}</p>
          </div>
          <ul className={styles.points}>
            {material.points.map((point) => (
              <li key={point.en}>{point[language]}</li>
            ))}
          </ul>
        </section>
      ) : (
        <TextField
          label={t('prepare.theme')}
          placeholder={t('prepare.themePlaceholder')}
          value={view.theme}
          onValue={view.nameTheme}
        />
      )}
      {material?.spokenAt !== undefined && (
        <ButtonLink kind="quiet" size="s" to={path(comparisonPath(material.id))}>
          {t('comparison.ofTheme')}
        </ButtonLink>
      )}
      <PreparationTimer
        timer={view.timer}
        onBegin={
          view.mayRecord
            ? () => {
                listening.stop();
                void view.record();
              }
            : undefined
        }
      />
      <Section title={t('prepare.memo')} description={t('prepare.memoHint')}>
        <Stack gap={4}>
          <TextField
            label={t('prepare.opening')}
            value={memo.opening}
            onValue={(text) => view.write('opening', text)}
          />
          <TextArea
            label={t('prepare.body')}
            value={memo.points}
            onValue={(text) => view.write('points', text)}
            rows={3}
          />
          <TextField
            label={t('prepare.closing')}
            value={memo.closing}
            onValue={(text) => view.write('closing', text)}
          />
        </Stack>
      </Section>
      {material && (
        <>
          <Section title={t('prepare.expressions')}>
            <UsefulExpressions expressions={material.expressions} />
          </Section>
          <Section title={t('prepare.models')}>
            <ModelSpeeches models={material.models} listening={listening} />
          </Section>
          <Section title={t('prepare.followUps')}>
            <UsefulExpressions expressions={material.followUps} />
          </Section>
        </>
      )}
    </Stack>
  );
});
