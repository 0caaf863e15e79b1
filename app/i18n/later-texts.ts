import type { Language } from '../../core/shared/language.ts';
import type { LaterNamespace, Texts } from './texts.ts';

type Each = { readonly [N in LaterNamespace]: () => Promise<Texts[N]> };

/** Chunks per language, and per screen as far as that pays: texts are not downloaded before a screen asks for them. */
export const laterTexts: Readonly<Record<Language, Each>> = {
  ja: {
    account: async () => (await import('./ja/account.ts')).account,
    books: async () => (await import('./ja/tab-texts.ts')).books,
    finding: async () => (await import('./ja/finding.ts')).finding,
    forms: async () => (await import('./ja/forms.ts')).forms,
    'lesson-player': async () => (await import('./ja/lesson-texts.ts')).lessonPlayer,
    microphone: async () => (await import('./ja/microphone.ts')).microphone,
    monologue: async () => (await import('./ja/monologue.ts')).monologue,
    notices: async () => (await import('./ja/notices.ts')).notices,
    onboarding: async () => (await import('./ja/onboarding.ts')).onboarding,
    record: async () => (await import('./ja/lesson-texts.ts')).record,
    review: async () => (await import('./ja/tab-texts.ts')).review,
    'sign-in': async () => (await import('./ja/sign-in.ts')).signIn,
    study: async () => (await import('./ja/study.ts')).study,
    takes: async () => (await import('./ja/takes.ts')).takes,
    teacher: async () => (await import('./ja/teacher.ts')).teacher,
  },
  en: {
    account: async () => (await import('./en/account.ts')).account,
    books: async () => (await import('./en/tab-texts.ts')).books,
    finding: async () => (await import('./en/finding.ts')).finding,
    forms: async () => (await import('./en/forms.ts')).forms,
    'lesson-player': async () => (await import('./en/lesson-texts.ts')).lessonPlayer,
    microphone: async () => (await import('./en/microphone.ts')).microphone,
    monologue: async () => (await import('./en/monologue.ts')).monologue,
    notices: async () => (await import('./en/notices.ts')).notices,
    onboarding: async () => (await import('./en/onboarding.ts')).onboarding,
    record: async () => (await import('./en/lesson-texts.ts')).record,
    review: async () => (await import('./en/tab-texts.ts')).review,
    'sign-in': async () => (await import('./en/sign-in.ts')).signIn,
    study: async () => (await import('./en/study.ts')).study,
    takes: async () => (await import('./en/takes.ts')).takes,
    teacher: async () => (await import('./en/teacher.ts')).teacher,
  },
  ko: {
    account: async () => (await import('./ko/account.ts')).account,
    books: async () => (await import('./ko/tab-texts.ts')).books,
    finding: async () => (await import('./ko/finding.ts')).finding,
    forms: async () => (await import('./ko/forms.ts')).forms,
    'lesson-player': async () => (await import('./ko/lesson-texts.ts')).lessonPlayer,
    microphone: async () => (await import('./ko/microphone.ts')).microphone,
    monologue: async () => (await import('./ko/monologue.ts')).monologue,
    notices: async () => (await import('./ko/notices.ts')).notices,
    onboarding: async () => (await import('./ko/onboarding.ts')).onboarding,
    record: async () => (await import('./ko/lesson-texts.ts')).record,
    review: async () => (await import('./ko/tab-texts.ts')).review,
    'sign-in': async () => (await import('./ko/sign-in.ts')).signIn,
    study: async () => (await import('./ko/study.ts')).study,
    takes: async () => (await import('./ko/takes.ts')).takes,
    teacher: async () => (await import('./ko/teacher.ts')).teacher,
  },
};
