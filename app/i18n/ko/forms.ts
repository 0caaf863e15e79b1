import type { Translated } from '../texts.ts';

export const forms = {
  title: '양식으로 이동',
  finding: '양식을 준비하고 있어요',
  moving: {
    study_time_report_form: '학습 시간 보고 양식으로 이동하고 있어요',
    inquiry_form: '문의 양식으로 이동하고 있어요',
    correction_feedback: '첨삭 의견 양식으로 이동하고 있어요',
    supifulteacher_feedback: '선생님 의견 양식으로 이동하고 있어요',
    cancel: '해지 신청서로 이동하고 있어요',
    account: '계정 관련 양식으로 이동하고 있어요',
    structure_advice: '구성 조언 양식으로 이동하고 있어요',
    versant_form: 'VERSANT 양식으로 이동하고 있어요',
    yearly_subscription: '연간 플랜 신청서로 이동하고 있어요',
  },
  movingHint: '자동으로 이동하지 않으면 아래 버튼을 눌러 주세요.',
  open: '양식 열기',
  unknownTitle: '이동할 곳을 찾을 수 없어요',
  unknownDescription: '링크가 오래되었거나 주소가 중간에 잘렸을 수 있어요.',
  inquiry: '문의하기',
  cancel: {
    title: '해지 안내',
    intro: '해지는 신청서로 신청하실 수 있어요.',
    effectTitle: '언제 끝나나요?',
    effect: '해지는 이용권 종료일 12:00부터 적용돼요. 그때까지는 지금처럼 이용하실 수 있어요.',
    recordsTitle: '학습 기록은요?',
    records:
      '해지해도 계정과 학습 기록은 사라지지 않아요. 지우고 싶으시면 계정 화면에서 삭제할 수 있어요.',
    iosTitle: 'App Store에서 구매하셨다면',
    ios: 'iPhone이나 iPad에서 구매한 플랜은 기기의 설정에서 해지해요. 앱이나 신청서로는 해지할 수 없어요.',
    iosSteps: '설정 → 맨 위의 내 이름 → 구독 → Oz → 구독 취소',
    toForm: '해지 신청서로 가기',
    stay: '계정으로 돌아가기',
  },
} satisfies Translated<'forms'>;
