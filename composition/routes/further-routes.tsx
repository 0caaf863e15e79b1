import { Route, Routes } from 'react-router';
import { NotFoundScreen } from '../../app/shell/not-found-screen.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Gated } from './session-gate.tsx';

const account = () => import('./account-routes.tsx');
const AccountRoute = lazyScreen(account, (module) => module.AccountRoute, 'account', 'sign-in');
const PlanRoute = lazyScreen(account, (module) => module.PlanRoute, 'plan');
const CancelRoute = lazyScreen(account, (module) => module.CancelRoute, 'forms');
const FormRedirectRoute = lazyScreen(account, (module) => module.FormRedirectRoute, 'forms');
const newcomers = () => import('./newcomer-routes.tsx');
const EmailConfirmationRoute = lazyScreen(
  newcomers,
  (module) => module.EmailConfirmationRoute,
  'sign-in',
);
const CodeSignInRoute = lazyScreen(newcomers, (module) => module.CodeSignInRoute, 'sign-in');
const EmailUndoRoute = lazyScreen(newcomers, (module) => module.EmailUndoRoute, 'sign-in');
const OnboardingRoute = lazyScreen(newcomers, (module) => module.OnboardingRoute, 'onboarding');
const ownData = () => import('./own-data-routes.tsx');
const AccountDeletionRoute = lazyScreen(
  ownData,
  (module) => module.AccountDeletionRoute,
  'account',
  'sign-in',
);
const EmailChangeRoute = lazyScreen(
  ownData,
  (module) => module.EmailChangeRoute,
  'account',
  'sign-in',
);
const PasswordChangeRoute = lazyScreen(
  ownData,
  (module) => module.PasswordChangeRoute,
  'account',
  'sign-in',
);
const DevicesRoute = lazyScreen(ownData, (module) => module.DevicesRoute, 'account', 'sign-in');
const SecurityRoute = lazyScreen(
  ownData,
  (module) => module.SecurityRoute,
  'security',
  'account',
  'sign-in',
);
const SecurityRecordRoute = lazyScreen(ownData, (module) => module.SecurityRecordRoute, 'security');
const TakesRoute = lazyScreen(ownData, (module) => module.TakesRoute, 'takes');
const notices = () => import('./notice-routes.tsx');
const NativeBackRoute = lazyScreen(notices, (module) => module.NativeBackRoute, 'notices');
const TermsRoute = lazyScreen(notices, (module) => module.TermsRoute, 'notices');
const CopyrightRoute = lazyScreen(notices, (module) => module.CopyrightRoute, 'notices');
const PrivacyRoute = lazyScreen(notices, (module) => module.PrivacyRoute, 'notices');
const InvalidContractRoute = lazyScreen(
  notices,
  (module) => module.InvalidContractRoute,
  'notices',
);
const MicrophoneRoute = lazyScreen(notices, (module) => module.MicrophoneRoute, 'notices');
const study = () => import('./study-routes.tsx');
const StudyRoute = lazyScreen(study, (module) => module.StudyRoute, 'study');
const TrendsRoute = lazyScreen(study, (module) => module.TrendsRoute, 'study');
const WeekPlanRoute = lazyScreen(study, (module) => module.WeekPlanRoute, 'study');
const SoundRoute = lazyScreen(study, (module) => module.SoundRoute, 'account');
const PromptLanguageRoute = lazyScreen(study, (module) => module.PromptLanguageRoute, 'account');
const RemindersRoute = lazyScreen(account, (module) => module.RemindersRoute, 'account');
const reviews = () => import('./review-routes.tsx');
const ReviewRoute = lazyScreen(reviews, (module) => module.ReviewRoute, 'review');
const ReviewPlayerRoute = lazyScreen(
  reviews,
  (module) => module.ReviewPlayerRoute,
  'review',
  'lesson-player',
);
const PlacementRoute = lazyScreen(
  reviews,
  (module) => module.PlacementRoute,
  'onboarding',
  'lesson-player',
);
const monologue = () => import('./monologue-routes.tsx');
const SpeechRoute = lazyScreen(
  monologue,
  (module) => module.SpeechRoute,
  'monologue',
  'lesson-player',
);
const SpeechesRoute = lazyScreen(monologue, (module) => module.SpeechesRoute, 'monologue');
const CorrectionRoute = lazyScreen(monologue, (module) => module.CorrectionRoute, 'monologue');
const ComparisonRoute = lazyScreen(monologue, (module) => module.ComparisonRoute, 'monologue');
const MistakesRoute = lazyScreen(monologue, (module) => module.MistakesRoute, 'monologue');
const finding = () => import('./finding-routes.tsx');
const LessonListRoute = lazyScreen(
  finding,
  (module) => module.LessonListRoute,
  'finding',
  'books',
  'teacher',
);
const RecordListRoute = lazyScreen(finding, (module) => module.RecordListRoute, 'record');
const QuestionListRoute = lazyScreen(finding, (module) => module.QuestionListRoute, 'finding');
const MicrophoneCheckRoute = lazyScreen(
  () => import('./microphone-route.tsx'),
  (module) => module.MicrophoneCheckRoute,
  'microphone',
);

const TeacherRoute = lazyScreen(
  () => import('./teacher-route.tsx'),
  (module) => module.TeacherRoute,
  'teacher',
);

/** Everything but studying itself: finding lessons, ways in, the account, forms, and what to do when something is not as it should be. */
export function FurtherRoutes() {
  return (
    <Routes>
      <Route path="native_back" element={<NativeBackRoute />} />
      <Route path="login_code" element={<CodeSignInRoute />} />
      <Route path="register_email_confirmation" element={<EmailConfirmationRoute />} />
      <Route path="undo_email_change" element={<EmailUndoRoute />} />
      <Route path="terms" element={<TermsRoute />} />
      <Route path="copyright" element={<CopyrightRoute />} />
      <Route path="privacy" element={<PrivacyRoute />} />
      <Route path="invalid_contract" element={<InvalidContractRoute />} />
      <Route element={<Gated />}>
        <Route path="onboarding" element={<OnboardingRoute />} />
        <Route path="placement" element={<PlacementRoute />} />
        <Route path="account" element={<AccountRoute />} />
        <Route path="account/email" element={<EmailChangeRoute />} />
        <Route path="account/password" element={<PasswordChangeRoute />} />
        <Route path="account/devices" element={<DevicesRoute />} />
        <Route path="account/security" element={<SecurityRoute />} />
        <Route path="account/security/record" element={<SecurityRecordRoute />} />
        <Route path="account/reminders" element={<RemindersRoute />} />
        <Route path="account/prompts" element={<PromptLanguageRoute />} />
        <Route path="account/sound" element={<SoundRoute />} />
        <Route path="review" element={<ReviewRoute />} />
        <Route path="review/:id" element={<ReviewPlayerRoute />} />
        <Route path="one_min_speech/materials/:id" element={<SpeechRoute />} />
        <Route path="one_min_speech/recordings" element={<SpeechesRoute />} />
        <Route path="one_min_speech/materials/:id/compare" element={<ComparisonRoute />} />
        <Route path="one_min_speech/corrections/:id" element={<CorrectionRoute />} />
        <Route path="one_min_speech/mistakes" element={<MistakesRoute />} />
        <Route path="study" element={<StudyRoute />} />
        <Route path="study/trends" element={<TrendsRoute />} />
        <Route path="study/week" element={<WeekPlanRoute />} />
        <Route path="verbal_composition/lessons" element={<LessonListRoute />} />
        <Route path="verbal_composition/lessons/:id/questions" element={<QuestionListRoute />} />
        <Route path="verbal_composition/records" element={<RecordListRoute />} />
        <Route path="account/takes" element={<TakesRoute />} />
        <Route path="account/delete" element={<AccountDeletionRoute />} />
        <Route path="account/microphone" element={<MicrophoneCheckRoute />} />
        <Route path="account/plan" element={<PlanRoute />} />
        <Route path="cancel" element={<CancelRoute />} />
        <Route path="form_redirect" element={<FormRedirectRoute />} />
        <Route path="verbal_composition/questions/:id/teacher" element={<TeacherRoute />} />
        <Route path="microphone" element={<MicrophoneRoute />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
