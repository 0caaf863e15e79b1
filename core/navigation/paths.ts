import { FALLBACK_LANGUAGE, isLanguage, type Language } from '../shared/language.ts';

export const HOME = '/';
export const LOGIN = '/login';
/** Where a guest makes an account, and keeps what she did. */
export const NEW_ACCOUNT = `${LOGIN}?register=1`;
export const NATIVE_LOGIN = '/native_auth';
export const NATIVE_BACK = '/native_back';
/** Where a wrapper that shows nothing but forms signs in: the prefix tells it that no app is wanted afterwards. */
export const EMBEDDED_LOGIN = '/native_embedded/native_auth';
/** Where a sign-in code of another device of hers is shown. */
export const SIGN_IN_LINK = '/login_code';
export const EMAIL_CONFIRMATION = '/register_email_confirmation';
export const EMAIL_UNDO = '/undo_email_change';
export const FORM_REDIRECT = '/form_redirect';
export const INVALID_CONTRACT = '/invalid_contract';
/** What is kept of learners, and where it goes. */
export const PRIVACY = '/privacy';
export const TERMS = '/terms';
export const COPYRIGHT = '/copyright';
export const ONBOARDING = '/onboarding';
/** Where she finds out where to start. */
export const PLACEMENT = '/placement';
export const ACCOUNT = '/account';
/** Her contract, and the plans there are. */
export const ACCOUNT_PLAN = `${ACCOUNT}/plan`;
export const CANCEL = '/cancel';
export const MICROPHONE_HELP = '/microphone';
export const BOOKS = '/verbal_composition/books';
export const REVIEW = '/review';
/** Every lesson of every book. */
export const LESSONS = '/verbal_composition/lessons';
/** Every record of hers. */
export const RECORDS = '/verbal_composition/records';
export const MATERIALS = '/one_min_speech/materials';

/** Her speeches, the latest first. */
export const SPEECHES = '/one_min_speech/recordings';
/** What she gets wrong in them again and again. */
export const MISTAKES = '/one_min_speech/mistakes';

export const materialPath = (id: string): string => `${MATERIALS}/${encodeURIComponent(id)}`;
/** Two speeches on one theme. */
export const comparisonPath = (materialId: string): string => `${materialPath(materialId)}/compare`;
export const correctionPath = (id: string): string =>
  `/one_min_speech/corrections/${encodeURIComponent(id)}`;

/** The form on which she says what she thinks of a correction. */
export const correctionFeedbackPath = (id: string): string => {
  const of = encodeURIComponent(id);
  return `${FORM_REDIRECT}?redirect=correction_feedback&recording_hash=${of}&correction_detail_id=${of}`;
};

export const bookPath = (id: string): string => `${BOOKS}/${encodeURIComponent(id)}`;
export const lessonPath = (id: string): string => `${LESSONS}/${encodeURIComponent(id)}`;
export const questionsPath = (lessonId: string): string => `${lessonPath(lessonId)}/questions`;
export const recordPath = (id: string): string => `${RECORDS}/${encodeURIComponent(id)}`;

export const reviewPath = (id: string): string => `${REVIEW}/${encodeURIComponent(id)}`;
/** `answerId` names the answer she asks about, also where the server does not keep it: no other is then taken for it. */
export const teacherPath = (questionId: string, answerId?: string): string =>
  `/verbal_composition/questions/${encodeURIComponent(questionId)}/teacher${
    answerId === undefined ? '' : `?answer=${encodeURIComponent(answerId)}`
  }`;

/** Routes that anyone may open; every other one asks for the session first. */
const OPEN: readonly string[] = [
  LOGIN,
  NATIVE_LOGIN,
  EMBEDDED_LOGIN,
  SIGN_IN_LINK,
  NATIVE_BACK,
  EMAIL_CONFIRMATION,
  EMAIL_UNDO,
  INVALID_CONTRACT,
  PRIVACY,
  TERMS,
  COPYRIGHT,
];

/** Reaching one of these, the learner has done with studying. */
export const endsStudying = (path: string): boolean =>
  [HOME, NATIVE_BACK].includes(withoutTrailingSlash(path));

/** Where she answers or speaks, and a tap beside the microphone must cost her nothing. */
export const isStudying = (path: string): boolean =>
  [lessonPath(''), reviewPath(''), materialPath('')].some((place) => path.startsWith(place)) ||
  withoutTrailingSlash(path) === PLACEMENT;

export const isOpen = (path: string): boolean => OPEN.includes(withoutTrailingSlash(path));

export const isLogin = (url: string): boolean =>
  [LOGIN, NATIVE_LOGIN, EMBEDDED_LOGIN].includes(withoutTrailingSlash(splitLanguage(url).rest));

/** `/ko/login?x=1` → ko and `/login?x=1`; no language when the first segment is none. */
export function splitLanguage(url: string): { language: Language | undefined; rest: string } {
  const [, first = '', tail = ''] = /^\/([^/?#]*)(.*)$/s.exec(url) ?? [];
  if (!isLanguage(first)) return { language: undefined, rest: url === '' ? '/' : url };
  return { language: first, rest: tail.startsWith('/') ? tail : `/${tail}` };
}

/** The same place in a language: replaces the first segment, or puts one in front. */
export function inLanguage(url: string, language: Language = FALLBACK_LANGUAGE): string {
  const { rest } = splitLanguage(url);
  return rest === '/'
    ? `/${language}`
    : `/${language}${rest.startsWith('/?') ? rest.slice(1) : rest}`;
}

export type Tab = 'home' | 'compose' | 'speak';

/** The tab that is lit on a path without its language; undefined where the bar is hidden. */
export function tabOf(path: string): Tab | undefined {
  const place = withoutTrailingSlash(path);
  if (place === HOME) return 'home';
  if (/^\/verbal_composition\/books(\/[^/]+)?$/.test(place)) return 'compose';
  return place === MATERIALS ? 'speak' : undefined;
}

function withoutTrailingSlash(path: string): string {
  const place = path.replace(/[?#].*$/s, '').replace(/\/+$/, '');
  return place === '' ? HOME : place;
}
