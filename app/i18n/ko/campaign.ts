import type { Translated } from '../texts.ts';

export const campaign = {
  notice: '알림',
  banner: '캠페인 안내',
  toDetails: '자세히 보기',
  close: '닫기',
} satisfies Translated<'campaign'>;
