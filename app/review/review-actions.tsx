import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HOME, REVIEW } from '../../core/navigation/paths.ts';
import { ActionBar } from '../design/action-bar.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { CheckIcon } from '../design/home-icons.tsx';
import { EyeIcon, PlusIcon, RetryIcon } from '../design/icons.tsx';
import { Stack } from '../design/stack.tsx';
import { usePath } from '../shell/use-path.ts';
import styles from './review-actions.module.css';
import type { ReviewPart } from './review-player-screen.tsx';

type ReviewActionsProps = ReviewPart & { readonly onMore: () => void };

/** What can be done at this step, within the thumb's reach. */
export const ReviewActions = observer(function ReviewActions(props: ReviewActionsProps) {
  const { view, onMore } = props;
  const { t } = useTranslation('review');
  const { state } = view;
  switch (state.step) {
    case 'loading':
    case 'unavailable':
      return null;
    case 'asking':
      return (
        <Stack gap={2}>
          <Button size="l" block icon={<EyeIcon size={22} />} onClick={view.reveal}>
            {t('reveal')}
          </Button>
          <Aside view={view} />
        </Stack>
      );
    case 'judging':
      return (
        <Stack gap={2}>
          <p className={styles.question}>{t('judge')}</p>
          <ActionBar>
            <Button
              kind="secondary"
              size="l"
              icon={<RetryIcon size={20} />}
              onClick={() => void view.judge('wrong')}
            >
              {t('wrong')}
            </Button>
            <Button size="l" icon={<CheckIcon />} onClick={() => void view.judge('correct')}>
              {t('correct')}
            </Button>
          </ActionBar>
          <Aside view={view} />
        </Stack>
      );
    case 'finished':
      return <After view={view} onMore={onMore} />;
  }
});

function Aside({ view }: ReviewPart) {
  const { t } = useTranslation('review');
  return (
    <>
      <ActionBar>
        <Button kind="quiet" onClick={() => void view.skip()}>
          {t('skip')}
        </Button>
        <Button kind="quiet" onClick={() => void view.remove()}>
          {t('removeThis')}
        </Button>
      </ActionBar>
      <p className={styles.keys}>{t('keys')}</p>
    </>
  );
}

const After = observer(function After({ view, onMore }: ReviewActionsProps) {
  const { t } = useTranslation('review');
  const path = usePath();
  const more = view.state.step === 'finished' ? view.state.more : undefined;
  if (!more) {
    return (
      <ActionBar>
        <ButtonLink kind="secondary" size="l" to={path(REVIEW)} replace>
          {t('back')}
        </ButtonLink>
        <ButtonLink size="l" to={path(HOME)}>
          {t('home')}
        </ButtonLink>
      </ActionBar>
    );
  }
  const count = Math.min(Number(more.count), more.left);
  return (
    <ActionBar>
      <ButtonLink kind="secondary" size="l" to={path(REVIEW)} replace>
        {t('back')}
      </ButtonLink>
      <Button size="l" busy={view.isBeginning} icon={<PlusIcon size={20} />} onClick={onMore}>
        {t('tryMore', { count })}
      </Button>
    </ActionBar>
  );
});
