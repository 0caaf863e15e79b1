import type { ReactNode } from 'react';
import { BrandMark } from '../design/brand-mark.tsx';
import { Page } from '../design/page.tsx';
import { Stack } from '../design/stack.tsx';
import { WelcomeIllustration } from '../design/welcome-illustration.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './login-screen.module.css';

type SignInFrameProps = {
  readonly step: string;
  /** Leaves out the drawing where the form itself is long. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
};

/** What lies around every form before anyone is signed in. */
export function SignInFrame({ step, isPlain, children }: SignInFrameProps) {
  return (
    <Page data-step={step}>
      <Stack gap={6}>
        <div className={styles.brand}>
          <BrandMark size={34} />
          <strong>Oz</strong>
        </div>
        {!isPlain && (
          <div className={styles.illustration}>
            <WelcomeIllustration />
          </div>
        )}
        <div className={styles.form}>{children}</div>
        <LanguageSwitch />
      </Stack>
    </Page>
  );
}
