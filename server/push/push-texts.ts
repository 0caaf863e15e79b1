import type { Language } from '../../core/shared/language.ts';

interface PushTexts {
  readonly reminder: (due: number, streak: number) => { title: string; body: string };
  readonly correction: { readonly title: string; readonly body: string };
  readonly trialEnding: { readonly title: string; readonly body: string };
  readonly maintenance: { readonly title: string; readonly body: (from: string) => string };
}

/** What stands on a locked phone: never what she said or wrote. */
export const PUSH_TEXTS: Readonly<Record<Language, PushTexts>> = {
  ja: {
    reminder: (due, streak) => ({
      title: streak > 1 ? `${streak}日連続、学習中です` : '今日も、ひとこと英語で',
      body:
        due > 0
          ? `復習する問題が${due}問あります。忘れかけた今が、いちばん身につきます。`
          : '1問だけでも、声に出してみませんか。',
    }),
    correction: {
      title: '添削が届きました',
      body: '独り言英会話の添削ができました。',
    },
    trialEnding: {
      title: '無料体験は、あと3日です',
      body: '続け方をアカウントでご確認いただけます。',
    },
    maintenance: {
      title: 'メンテナンスのお知らせ',
      body: (from) => `${from}から、しばらくお使いいただけません。`,
    },
  },
  en: {
    reminder: (due, streak) => ({
      title: streak > 1 ? `${streak} days in a row` : 'A few words of English today?',
      body:
        due > 0
          ? `${due === 1 ? '1 question is' : `${due} questions are`} due for review, just before you forget.`
          : 'One question is enough: say it aloud.',
    }),
    correction: {
      title: 'Your correction is ready',
      body: 'Your one-minute speech has been corrected.',
    },
    trialEnding: {
      title: 'Your trial ends in 3 days',
      body: 'Your account shows how to go on.',
    },
    maintenance: {
      title: 'Maintenance',
      body: (from) => `From ${from} on, Oz can't be used for a while.`,
    },
  },
  ko: {
    reminder: (due, streak) => ({
      title: streak > 1 ? `${streak}일 연속 학습 중이에요` : '오늘도 영어로 한마디',
      body:
        due > 0
          ? `복습할 문제가 ${due}개 있어요. 잊기 직전인 지금이 가장 잘 외워져요.`
          : '한 문제만이라도 소리 내어 말해 보세요.',
    }),
    correction: {
      title: '첨삭이 도착했어요',
      body: '혼잣말 영어회화 첨삭이 끝났어요.',
    },
    trialEnding: {
      title: '무료 체험이 3일 남았어요',
      body: '이어서 쓰는 방법은 계정에서 볼 수 있어요.',
    },
    maintenance: {
      title: '점검 안내',
      body: (from) => `${from}부터 잠시 이용할 수 없어요.`,
    },
  },
};
