import type { LocalText } from '../../../core/shared/language.ts';

/** What the hosted pages say. */
export const TEXTS = {
  pretended: {
    ja: 'これは練習用の決済ページです。実際の請求は発生しません。',
    en: 'This page is for trying out. No money is taken.',
    ko: '연습용 결제 페이지예요. 실제로 청구되지 않아요.',
  },
  pay: { ja: 'お支払い', en: 'Payment', ko: '결제' },
  monthly: { ja: '月額プラン', en: 'Monthly plan', ko: '월간 플랜' },
  annual: { ja: '年額プラン', en: 'Annual plan', ko: '연간 플랜' },
  card: { ja: 'カード番号', en: 'Card number', ko: '카드 번호' },
  cards: {
    ja: '4242 4242 4242 4242（成功）、4000 0000 0000 0002（拒否）、4000 0025 0000 3155（本人確認）、4000 0000 0000 0341（次回から拒否）',
    en: '4242 4242 4242 4242 (good), 4000 0000 0000 0002 (declined), 4000 0025 0000 3155 (to be confirmed), 4000 0000 0000 0341 (declined from the next time on)',
    ko: '4242 4242 4242 4242(성공), 4000 0000 0000 0002(거절), 4000 0025 0000 3155(본인 확인), 4000 0000 0000 0341(다음부터 거절)',
  },
  payNow: { ja: '支払う', en: 'Pay', ko: '결제하기' },
  back: { ja: '支払わずに戻る', en: 'Go back without paying', ko: '결제하지 않고 돌아가기' },
  expire: {
    ja: 'このページを期限切れにする',
    en: 'Let this page expire',
    ko: '이 페이지 만료하기',
  },
  declined: {
    ja: 'カードが拒否されました。別のカードをお試しください。',
    en: 'The card was declined. Please try another.',
    ko: '카드가 거절됐어요. 다른 카드로 시도해 주세요.',
  },
  unknownCard: {
    ja: 'このカード番号は使えません。',
    en: 'There is no such card.',
    ko: '사용할 수 없는 카드 번호예요.',
  },
  confirmTitle: { ja: '本人確認', en: 'Is it you?', ko: '본인 확인' },
  confirm: { ja: '承認する', en: 'Yes, it is me', ko: '승인하기' },
  deny: { ja: '承認しない', en: 'No', ko: '승인하지 않기' },
  closed: {
    ja: 'このページの有効期限が切れました。',
    en: 'This page is no longer open.',
    ko: '이 페이지는 만료됐어요.',
  },
  portal: { ja: 'お支払いの管理', en: 'Cards and receipts', ko: '결제 관리' },
  yourCard: { ja: 'ご登録のカード', en: 'Your card', ko: '등록된 카드' },
  changeCard: { ja: 'カードを変更する', en: 'Change the card', ko: '카드 변경하기' },
  receipts: { ja: '領収書', en: 'Receipts', ko: '영수증' },
  paid: { ja: 'お支払い済み', en: 'Paid', ko: '결제 완료' },
  unpaid: { ja: '未払い', en: 'Not paid', ko: '미결제' },
  cancel: { ja: '更新を止める', en: 'Do not renew', ko: '갱신하지 않기' },
  resume: { ja: '更新を続ける', en: 'Renew again', ko: '다시 갱신하기' },
  toApp: { ja: 'Ozに戻る', en: 'Back to Oz', ko: 'Oz로 돌아가기' },
  clock: { ja: 'テスト用の時計', en: 'Test clock', ko: '테스트용 시계' },
  clockNote: {
    ja: '進めると、契約の時間だけが進みます。戻すことはできません。',
    en: 'Moves the time of contracts alone, and never back.',
    ko: '앞으로 돌리면 계약의 시간만 흘러요. 되돌릴 수는 없어요.',
  },
  anHour: { ja: '1時間進める', en: 'One hour on', ko: '1시간 앞으로' },
  aDay: { ja: '1日進める', en: 'One day on', ko: '하루 앞으로' },
  aMonth: { ja: '31日進める', en: '31 days on', ko: '31일 앞으로' },
} as const satisfies Record<string, LocalText>;
