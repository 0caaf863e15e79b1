import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router';
import { InvalidContractScreen } from '../../app/notices/invalid-contract-screen.tsx';
import { MicrophoneHelpScreen } from '../../app/notices/microphone-help-screen.tsx';
import { NativeBackScreen } from '../../app/notices/native-back-screen.tsx';
import { NotFoundScreen } from '../../app/shell/not-found-screen.tsx';
import { useApp } from '../app-context.ts';
import { Port } from '../tokens.ts';
import {
  AccountDeletionRoute,
  AccountRoute,
  CancelRoute,
  EmailChangeRoute,
  EmailConfirmationRoute,
  FormRedirectRoute,
  OnboardingRoute,
  PasswordChangeRoute,
  TakesRoute,
} from './account-routes.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { LoginRoute } from './login-route.tsx';
import { Gated } from './session-gate.tsx';

const study = () => import('./study-routes.tsx');
const StudyRoute = lazyScreen(study, (module) => module.StudyRoute, 'study');
const SoundRoute = lazyScreen(study, (module) => module.SoundRoute);
const reviews = () => import('./review-routes.tsx');
const ReviewRoute = lazyScreen(reviews, (module) => module.ReviewRoute, 'review');
const ReviewPlayerRoute = lazyScreen(
  reviews,
  (module) => module.ReviewPlayerRoute,
  'review',
  'lesson-player',
);
const finding = () => import('./finding-routes.tsx');
const LessonListRoute = lazyScreen(
  finding,
  (module) => module.LessonListRoute,
  'finding',
  'bookmarks',
  'books',
  'teacher',
);
const QuestionListRoute = lazyScreen(
  finding,
  (module) => module.QuestionListRoute,
  'finding',
  'bookmarks',
);
const MicrophoneCheckRoute = lazyScreen(
  () => import('./microphone-route.tsx'),
  (module) => module.MicrophoneCheckRoute,
  'microphone',
);

const TeacherRoute = lazyScreen(
  () => import('./teacher-route.tsx'),
  (module) => module.TeacherRoute,
  'teacher',
  'bookmarks',
);

/** Everything but studying itself: finding lessons, ways in, the account, forms, and what to do when something is not as it should be. */
export function FurtherRoutes() {
  return (
    <Routes>
      <Route path="login" element={<LoginRoute />} />
      <Route path="native_auth" element={<LoginRoute />} />
      <Route path="native_embedded/native_auth" element={<LoginRoute />} />
      <Route path="native_back" element={<NativeBackRoute />} />
      <Route path="register_email_confirmation" element={<EmailConfirmationRoute />} />
      <Route path="invalid_contract" element={<InvalidContractRoute />} />
      <Route element={<Gated />}>
        <Route path="onboarding" element={<OnboardingRoute />} />
        <Route path="account" element={<AccountRoute />} />
        <Route path="account/email" element={<EmailChangeRoute />} />
        <Route path="account/password" element={<PasswordChangeRoute />} />
        <Route path="account/sound" element={<SoundRoute />} />
        <Route path="review" element={<ReviewRoute />} />
        <Route path="review/:id" element={<ReviewPlayerRoute />} />
        <Route path="study" element={<StudyRoute />} />
        <Route path="verbal_composition/lessons" element={<LessonListRoute />} />
        <Route path="verbal_composition/lessons/:id/questions" element={<QuestionListRoute />} />
        <Route path="account/takes" element={<TakesRoute />} />
        <Route path="account/delete" element={<AccountDeletionRoute />} />
        <Route path="account/microphone" element={<MicrophoneCheckRoute />} />
        <Route path="cancel" element={<CancelRoute />} />
        <Route path="form_redirect" element={<FormRedirectRoute />} />
        <Route path="verbal_composition/questions/:id/teacher" element={<TeacherRoute />} />
        <Route path="microphone" element={<MicrophoneRoute />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

function MicrophoneRoute() {
  return <MicrophoneHelpScreen wrapper={useApp(Port.wrapper)} onReload={() => location.reload()} />;
}

/** A wrapper closes itself here; in a browser there is a way home. */
function NativeBackRoute() {
  const bridge = useApp(Port.nativeBridge);
  const wrapper = useApp(Port.wrapper);
  return <NativeBackScreen onArrive={() => wrapper && void bridge.call('close', null)} />;
}

function InvalidContractRoute() {
  const config = useApp(Port.appConfig);
  const [supportEmail, setSupportEmail] = useState<string>();
  useEffect(() => {
    // Without an answer there is nobody to name, and the page does without.
    void config.load().then(
      (settings) => setSupportEmail(settings.ok ? settings.value.supportEmail : undefined),
      () => {},
    );
  }, [config]);
  return <InvalidContractScreen supportEmail={supportEmail} />;
}
