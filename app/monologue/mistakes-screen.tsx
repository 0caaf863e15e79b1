import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { Mistakes } from '../../core/monologue/monologue.ts';
import { correctionPath, MATERIALS } from '../../core/navigation/paths.ts';
import type { ApiError } from '../../core/ports/api-error.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { List, ListRow } from '../design/list.tsx';
import { Section } from '../design/section.tsx';
import { Stack } from '../design/stack.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import type { ContentPresenter } from '../shell/content-presenter.ts';
import { BackPage } from '../shell/back-page.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import { kindOf } from './finding-kind.ts';

export type MistakesView = Pick<ContentPresenter<Mistakes, ApiError>, 'state' | 'retry'>;

export const MistakesScreen = observer(function MistakesScreen({
  view,
}: {
  readonly view: MistakesView;
}) {
  const { state } = view;
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const path = usePath();
  return (
    <BackPage
      title={t('areas.title')}
      fallback={MATERIALS}
      state={state}
      onRetry={view.retry}
      skeletons={['10rem', '10rem']}
    >
      {state.step !== 'shown' ? null : state.content.areas.length === 0 ? (
        <EmptyState
          illustration={<WelcomeIllustration />}
          title={t('areas.empty')}
          description={<p>{t('areas.emptyHint')}</p>}
        />
      ) : (
        <Stack gap={6}>
          <p>{t('areas.description', { count: state.content.speeches })}</p>
          {state.content.areas.map(({ area, count, kinds }) => (
            <Section
              key={area}
              title={t(`areas.area.${area}`)}
              action={<span>{t('areas.count', { count })}</span>}
            >
              <List>
                {kinds.map((kind) => (
                  <ListRow
                    key={kind.kind}
                    to={path(correctionPath(kind.latestId))}
                    title={t(`kind.${kindOf(kind.kind)}`)}
                    description={[
                      kind.topicTitle?.[language],
                      t('areas.speeches', { count: kind.speeches }),
                    ]
                      .filter((part) => part !== undefined)
                      .join(' ・ ')}
                    trailing={t('areas.count', { count: kind.count })}
                  />
                ))}
              </List>
            </Section>
          ))}
        </Stack>
      )}
    </BackPage>
  );
});
