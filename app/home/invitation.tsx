import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ONBOARDING } from '../../core/navigation/paths.ts';
import { NEW_ACCOUNT } from '../account/account-paths.ts';
import type { AccountPresenter } from '../account/account-presenter.ts';
import { ButtonLink } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { usePath } from '../shell/use-path.ts';
import styles from './invitation.module.css';

/** What home offers a guest, or a newcomer who was not asked anything yet; nothing to anybody else. */
export const Invitation = observer(function Invitation(props: {
  readonly view: Pick<AccountPresenter, 'state'>;
}) {
  const { state } = props.view;
  const { t } = useTranslation('account');
  const path = usePath();
  if (state.step !== 'shown') return null;
  const { isGuest, hasAnsweredSurvey } = state.learner;
  if (!isGuest && hasAnsweredSurvey) return null;
  const offer = isGuest ? 'guest' : 'survey';
  return (
    <section aria-labelledby="invitation" data-invitation={offer}>
      <Card>
        <Stack gap={4}>
          <div>
            <h2 id="invitation" className={styles.title}>
              {t(`invitation.${offer}Title`)}
            </h2>
            <p className={styles.text}>{t(`invitation.${offer}`)}</p>
          </div>
          <ButtonLink kind="secondary" block to={path(isGuest ? NEW_ACCOUNT : ONBOARDING)}>
            {t(`invitation.${offer}Action`)}
          </ButtonLink>
        </Stack>
      </Card>
    </section>
  );
});
