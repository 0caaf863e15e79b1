import { useTranslation } from 'react-i18next';
import { ACCOUNT_PLAN, HOME } from '../../core/navigation/paths.ts';
import { loginRedirect } from '../../core/navigation/redirects.ts';
import { ButtonLink } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Page } from '../design/page.tsx';
import { useMode } from '../shell/app-mode.ts';
import { Illustration } from '../shell/illustration.tsx';
import { useArrival } from '../shell/use-arrival.ts';
import { usePath } from '../shell/use-path.ts';
import styles from './invalid-contract-screen.module.css';

/** For a learner whose contract has ended: the plans, another account, or an email address for questions. */
export function InvalidContractScreen(props: {
  /** Whom to ask; undefined while that is not known. */
  readonly supportEmail: string | undefined;
}) {
  const { t } = useTranslation(['notices', 'common']);
  const path = usePath();
  const mode = useMode();
  useArrival(t('notices:contractTitle'));
  return (
    <Page data-step="invalid-contract" data-error="no-contract">
      <EmptyState
        fill
        headingLevel={1}
        illustration={<Illustration name="sorry" />}
        title={t('notices:contractTitle')}
        description={<p>{t('notices:contract')}</p>}
        actions={
          <>
            <ButtonLink block size="l" to={path(ACCOUNT_PLAN)}>
              {t('common:seePlans')}
            </ButtonLink>
            <ButtonLink block kind="quiet" to={path(loginRedirect(HOME, mode))}>
              {t('common:logIn')}
            </ButtonLink>
            {props.supportEmail !== undefined && (
              // She may be signed out, and then no form can know who asks.
              <a className={styles.mail} href={`mailto:${props.supportEmail}`}>
                {t('notices:inquiry')}
              </a>
            )}
          </>
        }
      />
    </Page>
  );
}
