import type { Translated } from '../texts.ts';

export const plan = {
  title: '이용권과 플랜',
  status: {
    free: '무료',
    trial: '체험 기간',
    active: '이용 중',
    'past-due': '결제가 필요해요',
    cancelled: '해지됨',
    ended: '종료됨',
  },
  plans: { monthly: '월간 플랜', annual: '연간 플랜' },
  next: {
    free: '이 Oz에서는 모든 기능을 무료로 쓸 수 있어요. 결제할 필요가 없어요.',
    trial: '{{when}}(일본 시간)까지 모든 기능을 체험할 수 있어요.',
    active: '다음 갱신일은 {{when}}이에요.',
    'past-due':
      '갱신 결제를 하지 못했어요. {{when}}(일본 시간)까지 카드를 확인해 주세요. 그때까지는 지금처럼 이용할 수 있어요.',
    cancelled: '{{when}}(일본 시간)까지 지금처럼 이용할 수 있어요.',
    ended: '{{when}}(일본 시간)에 종료됐어요. 플랜을 고르면 바로 이어서 학습할 수 있어요.',
  },
  corrections: {
    unlimited: '혼잣말 영어회화 첨삭: 지금은 몇 번이든 제출할 수 있어요.',
    'once-a-day': '혼잣말 영어회화 첨삭: 하루에 한 번 제출할 수 있어요(매일 3:00에 바뀌어요).',
    none: '혼잣말 영어회화 첨삭: 제출할 수 없어요.',
  },
  offers: '플랜 고르기',
  offersHint: '카드로 결제하고, 언제든지 해지할 수 있어요.',
  storeHint:
    'Apple 계정으로 결제해요. 요금은 확정하기 전에 App Store 화면에 표시되고, 기기의 설정에서 언제든지 해지할 수 있어요.',
  noPrices: '지금은 요금을 표시할 수 없어요. 잠시 후 다시 시도해 주세요.',
  per: { monthly: '월 {{price}}', annual: '연 {{price}}' },
  byMonth: '(월 {{price}})',
  byMonthAbout: '(월 약 {{price}})',
  choose: { monthly: '월간 플랜 신청하기', annual: '연간 플랜 신청하기' },
  payments: '결제',
  portal: '카드와 영수증',
  portalHint: '카드 변경, 갱신 중지와 재개, 영수증 확인을 할 수 있어요.',
  portalHintEnded: '영수증 확인과 카드 변경을 할 수 있어요.',
  pretended: '연습용 결제예요. 실제로 청구되지 않아요.',
  buying: 'App Store의 절차를 기다리고 있어요.',
  looking: '결제를 확인하고 있어요.',
  news: {
    paid: '결제를 확인했어요. 감사합니다.',
    'not-paid-yet':
      '아직 결제가 확인되지 않았어요. 결제를 마쳤다면 잠시 후 이 화면을 다시 열어 주세요.',
    cancelled: '해지했어요.',
    'not-bought': '구매를 취소했어요. 청구되지 않았고, 언제든지 다시 고를 수 있어요.',
    'not-attached':
      '결제는 끝났어요. 아직 계정에 반영하지 못했어요. 네트워크가 될 때 이 화면을 다시 열면 자동으로 반영돼요. 다시 결제하지 않아도 돼요.',
  },
  contact: '문의하기',
  register: '계정 만들기',
  cancel: {
    ask: '해지하기',
    sending: '해지하는 중',
    title: '해지할까요?',
    when: '{{when}}(일본 시간)에 종료돼요. 그때까지는 지금처럼 이용할 수 있어요.',
    lost: '종료되면 레슨, 복습, 혼잣말 영어회화를 쓸 수 없어요.',
    kept: '계정, 학습 기록, 녹음은 그대로 남고 내려받을 수도 있어요. 다시 플랜을 고르면 이어서 학습할 수 있어요.',
    keep: '해지하지 않기',
    sure: '해지하기',
  },
  apple: {
    title: 'App Store에서 구매한 플랜이에요',
    how: 'iPhone이나 iPad에서 구매한 플랜은 기기의 설정에서 해지해요. 여기에서는 해지할 수 없어요.',
    steps: '설정 → 맨 위의 내 이름 → 구독 → Oz → 구독 취소',
  },
} satisfies Translated<'plan'>;
