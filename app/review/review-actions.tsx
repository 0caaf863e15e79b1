import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { HOME, REVIEW } from '../../core/navigation/paths.ts';
import { AnswerActions } from '../answering/answer-actions.tsx';
import { ActionBar } from '../design/action-bar.tsx';
import { Button, ButtonLink } from '../design/button.tsx';
import { PlusIcon } from '../design/icons.tsx';
import { usePath } from '../shell/use-path.ts';
import styles from './review-actions.module.css';
import type { ReviewPart } from './review-player-view.ts';

type ReviewActionsProps = ReviewPart & { readonly onMore: () => void };

/** What can be done at this step, within the thumb's reach. */
export const ReviewActions = observer(function ReviewActions(props: ReviewActionsProps) {
  const { view, onMore } = props;
  if (view.player.turn.state.step === 'finished') return <After view={view} onMore={onMore} />;
  return (
    <AnswerActions view={view} mode={view.mode} isLast={view.progress.isLast} aside={<Keys />} />
  );
});

/** Only where there is a keyboard. */
function Keys() {
  const { t } = useTranslation('review');
  return <p className={styles.keys}>{t('keys')}</p>;
}

const After = observer(function After({ view, onMore }: ReviewActionsProps) {
  const { t } = useTranslation('review');
  const path = usePath();
  const { state } = view.player.turn;
  const more = state.step === 'finished' ? state.more : undefined;
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
