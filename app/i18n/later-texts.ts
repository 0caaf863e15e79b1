import type { Language } from '../../core/shared/language.ts';
import type { LaterNamespace, Texts } from './texts.ts';

type Each = { readonly [N in LaterNamespace]: () => Promise<Texts[N]> };

/** One chunk per language and namespace: nobody downloads what no screen has asked for. */
export const laterTexts: Readonly<Record<Language, Each>> = {
  ja: {
    account: async () => (await import('./ja/account.ts')).account,
    books: async () => (await import('./ja/books.ts')).books,
    forms: async () => (await import('./ja/forms.ts')).forms,
    'lesson-player': async () => (await import('./ja/lesson-player.ts')).lessonPlayer,
    messages: async () => (await import('./ja/messages.ts')).messages,
    microphone: async () => (await import('./ja/microphone.ts')).microphone,
    notices: async () => (await import('./ja/notices.ts')).notices,
    onboarding: async () => (await import('./ja/onboarding.ts')).onboarding,
    record: async () => (await import('./ja/record.ts')).record,
    review: async () => (await import('./ja/review.ts')).review,
    'sign-in': async () => (await import('./ja/sign-in.ts')).signIn,
    speak: async () => (await import('./ja/speak.ts')).speak,
    study: async () => (await import('./ja/study.ts')).study,
    takes: async () => (await import('./ja/takes.ts')).takes,
    teacher: async () => (await import('./ja/teacher.ts')).teacher,
  },
  en: {
    account: async () => (await import('./en/account.ts')).account,
    books: async () => (await import('./en/books.ts')).books,
    forms: async () => (await import('./en/forms.ts')).forms,
    'lesson-player': async () => (await import('./en/lesson-player.ts')).lessonPlayer,
    messages: async () => (await import('./en/messages.ts')).messages,
    microphone: async () => (await import('./en/microphone.ts')).microphone,
    notices: async () => (await import('./en/notices.ts')).notices,
    onboarding: async () => (await import('./en/onboarding.ts')).onboarding,
    record: async () => (await import('./en/record.ts')).record,
    review: async () => (await import('./en/review.ts')).review,
    'sign-in': async () => (await import('./en/sign-in.ts')).signIn,
    speak: async () => (await import('./en/speak.ts')).speak,
    study: async () => (await import('./en/study.ts')).study,
    takes: async () => (await import('./en/takes.ts')).takes,
    teacher: async () => (await import('./en/teacher.ts')).teacher,
  },
  ko: {
    account: async () => (await import('./ko/account.ts')).account,
    books: async () => (await import('./ko/books.ts')).books,
    forms: async () => (await import('./ko/forms.ts')).forms,
    'lesson-player': async () => (await import('./ko/lesson-player.ts')).lessonPlayer,
    messages: async () => (await import('./ko/messages.ts')).messages,
    microphone: async () => (await import('./ko/microphone.ts')).microphone,
    notices: async () => (await import('./ko/notices.ts')).notices,
    onboarding: async () => (await import('./ko/onboarding.ts')).onboarding,
    record: async () => (await import('./ko/record.ts')).record,
    review: async () => (await import('./ko/review.ts')).review,
    'sign-in': async () => (await import('./ko/sign-in.ts')).signIn,
    speak: async () => (await import('./ko/speak.ts')).speak,
    study: async () => (await import('./ko/study.ts')).study,
    takes: async () => (await import('./ko/takes.ts')).takes,
    teacher: async () => (await import('./ko/teacher.ts')).teacher,
  },
};
