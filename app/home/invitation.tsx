import { useTranslation } from 'react-i18next';
import type { Learner } from '../../core/ports/account-api.ts';
import { NEW_ACCOUNT, ONBOARDING } from '../../core/navigation/paths.ts';
import { ButtonLink } from '../design/button.tsx';
import { Card } from '../design/card.tsx';
import { Stack } from '../design/stack.tsx';
import { usePath } from '../shell/use-path.ts';
import styles from './invitation.module.css';

export type Invited = Pick<Learner, 'isGuest' | 'hasAnsweredSurvey'>;

/** What home offers a newcomer who was not asked anything yet, or a guest; nothing to other learners. */
export function Invitation({ learner }: { readonly learner: Invited }) {
  const { isGuest, hasAnsweredSurvey } = learner;
  const { t } = useTranslation('home');
  const path = usePath();
  if (!isGuest && hasAnsweredSurvey) return null;
  // A guest who spoke at once is asked first, and then offered to keep what she did.
  const offer = hasAnsweredSurvey ? 'account' : 'survey';
  return (
    <section aria-labelledby="invitation" data-invitation={offer}>
      <Card>
        <Stack gap={4}>
          <div>
            <h2 id="invitation" className={styles.title}>
              {t(`offer.${offer}.title`)}
            </h2>
            <p className={styles.text}>{t(`offer.${offer}.text`)}</p>
          </div>
          <ButtonLink
            kind="secondary"
            block
            to={path(offer === 'account' ? NEW_ACCOUNT : ONBOARDING)}
          >
            {t(`offer.${offer}.action`)}
          </ButtonLink>
        </Stack>
      </Card>
    </section>
  );
}
