import { LICENCES } from 'virtual:licences';
import { useEffect, useState } from 'react';
import type { AnalyticsConsentPresenter } from '../../app/notices/analytics-consent-presenter.ts';
import { InvalidContractScreen } from '../../app/notices/invalid-contract-screen.tsx';
import { MicrophoneHelpScreen } from '../../app/notices/microphone-help-screen.tsx';
import { NativeBackScreen } from '../../app/notices/native-back-screen.tsx';
import { CopyrightScreen } from '../../app/notices/copyright-screen.tsx';
import { PrivacyScreen } from '../../app/notices/privacy-screen.tsx';
import { TermsScreen } from '../../app/notices/terms-screen.tsx';
import { useApp } from '../app-context.ts';
import { learnerOf } from '../../core/sign-in/learner-of.ts';
import { Make, Port } from '../tokens.ts';
import { forgetContent } from './use-content.ts';

export function MicrophoneRoute() {
  return <MicrophoneHelpScreen wrapper={useApp(Port.wrapper)} onReload={() => location.reload()} />;
}

export function TermsRoute() {
  return <TermsScreen />;
}

export function CopyrightRoute() {
  return <CopyrightScreen licences={LICENCES} />;
}

export function PrivacyRoute() {
  const sessions = useApp(Port.sessionStore);
  const lessonKit = useApp(Make.lessonKit);
  const [consent, setConsent] = useState<AnalyticsConsentPresenter>();
  useEffect(() => {
    const load = async () => {
      const presenter = (await lessonKit()).analyticsConsent();
      await presenter.load();
      setConsent(presenter);
    };
    // Without a session there is nothing to agree to; without a network the page is there to be read all the same.
    if (learnerOf(sessions) !== undefined) load().catch(() => {});
  }, [sessions, lessonKit]);
  return <PrivacyScreen consent={consent} />;
}

/** A wrapper closes itself here; in a browser there is a way home. */
export function NativeBackRoute() {
  const bridge = useApp(Port.nativeBridge);
  const wrapper = useApp(Port.wrapper);
  return <NativeBackScreen onArrive={() => wrapper && void bridge.call('close', null)} />;
}

export function InvalidContractRoute() {
  const apis = useApp(Port.apis);
  const [supportEmail, setSupportEmail] = useState<string>();
  useEffect(() => {
    const load = async () => {
      const settings = await (await apis()).appConfig.load();
      setSupportEmail(settings.ok ? settings.value.supportEmail : undefined);
    };
    // Without an answer there is no address to name, and the page does without.
    load().catch(() => {});
  }, [apis]);
  // What is kept was refused; with a contract it is asked for anew.
  useEffect(forgetContent, []);
  return <InvalidContractScreen supportEmail={supportEmail} />;
}
