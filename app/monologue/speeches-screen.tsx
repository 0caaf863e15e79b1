import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Monologue } from '../../core/monologue/monologue.ts';
import { correctionPath, MATERIALS } from '../../core/navigation/paths.ts';
import { formatDateTime, formatDuration } from '../../core/shared/dates.ts';
import { Button, ButtonLink } from '../design/button.tsx';
import { LinkCard } from '../design/card.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Stack } from '../design/stack.tsx';
import { Tag } from '../design/tag.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { ErrorNotice } from '../shell/error-notice.tsx';
import { BackPage } from '../shell/back-page.tsx';
import { useLanguage, usePath } from '../shell/use-path.ts';
import type { SpeechesPresenter } from './speeches-presenter.ts';

export type SpeechesView = Pick<SpeechesPresenter, 'state' | 'retry' | 'loadMore'>;

export const SpeechesScreen = observer(function SpeechesScreen({
  view,
}: {
  readonly view: SpeechesView;
}) {
  const { state } = view;
  const { t } = useTranslation('monologue');
  const path = usePath();
  return (
    <BackPage
      title={t('speeches.title')}
      fallback={MATERIALS}
      state={state}
      onRetry={view.retry}
      skeletons={['6rem', '6rem', '6rem']}
    >
      {state.step !== 'shown' ? null : state.monologues.length === 0 ? (
        <EmptyState
          illustration={<WelcomeIllustration />}
          title={t('speeches.empty')}
          description={<p>{t('speeches.emptyHint')}</p>}
          actions={
            <ButtonLink block to={path(MATERIALS)}>
              {t('speeches.toThemes')}
            </ButtonLink>
          }
        />
      ) : (
        <Stack gap={3}>
          <SpeechCards monologues={state.monologues} />
          {state.error && <ErrorNotice kind={state.error.kind} />}
          {state.next !== undefined && (
            <Button
              kind="secondary"
              busy={state.isLoadingMore}
              onClick={() => void view.loadMore()}
            >
              {t('speeches.more')}
            </Button>
          )}
        </Stack>
      )}
    </BackPage>
  );
});

/** As many as a phone shows. */
const AT_FIRST = 6;

/** Those she sees come first, and the others once these are drawn. */
function SpeechCards({ monologues }: { readonly monologues: readonly Monologue[] }) {
  const drawn = useDeferredValue(monologues, monologues.slice(0, AT_FIRST));
  return drawn.map((monologue) => <SpeechCard key={monologue.id} monologue={monologue} />);
}

function SpeechCard({ monologue }: { readonly monologue: Monologue }) {
  const { t } = useTranslation('monologue');
  const language = useLanguage();
  const path = usePath();
  const { result, state } = monologue;
  const when = formatDateTime(new Date(monologue.recordedAt), language);
  return (
    <LinkCard
      to={path(correctionPath(monologue.id))}
      headingLevel={2}
      title={monologue.title?.[language] ?? monologue.theme ?? t('title')}
      tags={
        <>
          <Tag tone={state === 'corrected' ? 'brand' : 'plain'}>{t(`speeches.state.${state}`)}</Tag>
          {result?.level && <Tag>{result.level}</Tag>}
          {result && !result.isRead && <Tag tone="achieved">{t('speeches.unread')}</Tag>}
        </>
      }
      description={
        <>
          {when} ・ {formatDuration(monologue.durationMs)}
          {result && (
            <>
              <br />
              {t('speeches.facts', { words: result.words, mistakes: result.mistakes })}
            </>
          )}
        </>
      }
    />
  );
}
