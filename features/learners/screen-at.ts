/** What each address shows to somebody who was let in; a name for scenarios, never shown to a learner. */
const SCREENS: readonly (readonly [RegExp, string])[] = [
  [/^\/(_app)?$/, 'home'],
  [/^\/native_back$/, 'home'],
  [/^\/(login|native_auth)$/, 'login'],
  [/^\/account$/, 'account'],
  [/^\/verbal_composition\/books$/, 'books'],
  [/^\/verbal_composition\/books\/[^/]+$/, 'book'],
  [/^\/verbal_composition\/lessons\/[^/]+$/, 'lesson'],
  [/^\/verbal_composition\/records\/[^/]+$/, 'record'],
  [/^\/one_min_speech\/materials$/, 'speak'],
];

export function screenAt(path: string): string {
  const place = path.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/';
  return SCREENS.find(([pattern]) => pattern.test(place))?.[1] ?? 'not-found';
}
