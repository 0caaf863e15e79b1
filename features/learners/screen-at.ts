/** What each address shows to a learner who was let in; a name for scenarios, never shown to a learner. */
const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/^\/(_app)?$/, 'home'],
  [/^\/native_back$/, 'native-back'],
  [/^\/(login|native_auth|native_embedded\/native_auth)$/, 'login'],
  [/^\/register_email_confirmation$/, 'email-confirmation'],
  [/^\/undo_email_change$/, 'email-undo'],
  [/^\/onboarding$/, 'onboarding'],
  [/^\/form_redirect$/, 'form-redirect'],
  [/^\/invalid_contract$/, 'invalid-contract'],
  [/^\/cancel$/, 'cancel'],
  [/^\/account(\/(email|password|delete|sound))?$/, 'account'],
  [/^\/study$/, 'study'],
  [/^\/study\/trends$/, 'trends'],
  [/^\/study\/week$/, 'week-plan'],
  [/^\/placement$/, 'placement'],
  [/^\/review$/, 'review'],
  [/^\/review\/[^/]+$/, 'review-player'],
  [/^\/account\/plan$/, 'plan'],
  [/^\/account\/reminders$/, 'reminders'],
  [/^\/account\/microphone$/, 'microphone-check'],
  [/^\/account\/takes$/, 'takes'],
  [/^\/account\/devices$/, 'devices'],
  [/^\/account\/security$/, 'security'],
  [/^\/account\/security\/record$/, 'security-record'],
  [/^\/verbal_composition\/books$/, 'books'],
  [/^\/verbal_composition\/books\/[^/]+$/, 'book'],
  [/^\/verbal_composition\/lessons$/, 'lessons'],
  [/^\/verbal_composition\/lessons\/[^/]+\/questions$/, 'questions'],
  [/^\/verbal_composition\/lessons\/[^/]+$/, 'lesson'],
  [/^\/verbal_composition\/records$/, 'records'],
  [/^\/verbal_composition\/records\/[^/]+$/, 'record'],
  [/^\/verbal_composition\/questions\/[^/]+\/teacher$/, 'teacher'],
  [/^\/one_min_speech\/materials$/, 'speak'],
  [/^\/one_min_speech\/materials\/[^/]+$/, 'speech'],
  [/^\/one_min_speech\/recordings$/, 'speeches'],
  [/^\/one_min_speech\/corrections\/[^/]+$/, 'correction'],
  [/^\/one_min_speech\/mistakes$/, 'mistakes'],
];

export function screenAt(path: string): string {
  const place = path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
  return SCREENS.find(([pattern]) => pattern.test(place))?.[1] ?? 'not-found';
}
