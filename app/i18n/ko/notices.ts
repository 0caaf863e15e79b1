import type { Translated } from '../texts.ts';

export const notices = {
  maintenanceTitle: '지금은 점검 중이에요',
  maintenance: '점검이 끝난 뒤에 다시 접속해 주세요.',
  maintenanceTimes: '점검 시간은 LINE으로 알려 드리고 있어요.',
  browserTitle: '지원하지 않는 브라우저 버전이에요',
  browser: 'Mac에서는 Safari 17 이상 또는 최신 Chrome, Edge, Firefox를 사용해 주세요.',
  contractTitle: '이용권이 유효하지 않아요',
  contract: '이용권이 끝났거나 아직 확인되지 않았어요. 이용권이 있는 계정으로 로그인해 주세요.',
  inquiry: '문의하기',
  backTitle: '수고하셨어요',
  back: '화면을 닫고 있어요. 닫히지 않으면 홈으로 돌아가 주세요.',
  updateReady: '새 버전이 준비됐어요',
  update: '새로고침',
  later: '나중에',
  microphone: {
    title: '마이크 허용하기',
    intro: '소리 내어 답할 수 있도록 마이크를 허용해 주세요. 녹음은 버튼을 누를 때만 시작돼요.',
    ios: 'iPhone · iPad',
    iosBrowser: 'Safari 주소창의 페이지 메뉴 → 웹 사이트 설정 → 마이크를 ‘허용’으로 바꿔요.',
    iosApp: '기기의 설정 → 앱 → Oz → 마이크를 켜요.',
    android: 'Android',
    androidBrowser: 'Chrome 주소창 왼쪽 아이콘 → 권한 → 마이크를 켜요.',
    androidApp: '기기의 설정 → 앱 → Oz → 권한 → 마이크를 허용해요.',
    computer: '컴퓨터',
    computerBrowser:
      '주소창 왼쪽 아이콘에서 마이크를 허용해요. 그래도 안 되면 컴퓨터의 개인정보 보호 설정에서 브라우저의 마이크를 허용해 주세요.',
    afterwards: '바꾼 뒤에 새로고침해 주세요.',
  },
} satisfies Translated<'notices'>;
