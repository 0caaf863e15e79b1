import type { Translated } from '../texts.ts';

export const notices = {
  maintenanceTitle: '지금은 점검 중이에요',
  maintenance: '점검이 끝난 뒤에 다시 접속해 주세요.',
  maintenanceTimes: '점검 시간은 LINE으로 알려 드리고 있어요.',
  browserTitle: '지원하지 않는 브라우저 버전이에요',
  browser: 'Mac에서는 Safari 17 이상 또는 최신 Chrome, Edge, Firefox를 사용해 주세요.',
  contractTitle: '이용권이 유효하지 않아요',
  contract: '유효한 이용권이 없어요. 플랜을 고르거나 이용권이 있는 계정으로 로그인해 주세요.',
  inquiry: '문의하기',
  backTitle: '수고하셨어요',
  back: '화면을 닫고 있어요. 닫히지 않으면 홈으로 돌아가 주세요.',
  updateReady: '새 버전이 준비됐어요',
  update: '새로고침',
  later: '나중에',
  privacy: {
    title: 'Oz가 보관하는 정보',
    keptTitle: '보관하는 것',
    kept: '이메일 주소, 설문, 레벨 체크 결과, 답변과 그 시각, 녹음, 혼잣말 영어회화의 녹음과 메모와 첨삭, 복습과 북마크, 학습 시간, 선생님께 한 질문, 로그인한 기기, 계정에 로그인한 기록(접속 주소 포함)이에요. 비밀번호는 되돌릴 수 없는 형태로만 보관해요. 패스키를 추가하면 그 이름과 공개 키를 보관해요. 지문과 얼굴 정보는 기기 밖으로 나가지 않아요. 일회용 코드의 키는 암호화해서 보관해요.',
    whereTitle: '보관하는 곳',
    where:
      '이 Oz를 운영하는 사람의 서버예요. 음성을 듣고 판정하고 읽어 주는 일도 그 서버에서 해요.',
    elsewhereTitle: '밖으로 보내질 수 있는 것',
    elsewhere:
      '운영자가 설정한 경우에만 보내져요. 음성 인식 서비스에는 녹음이, 언어 모델에는 문제와 그 답변, 선생님께 한 질문이 이름 없이 보내져요. 메일 서버에는 이메일 주소와 메일 내용이 보내져요. 오류 보고에는 무엇이 어떤 내용(입력한 답변 등)으로 실패했는지가 담기지만, 이메일 주소, 비밀번호, 녹음은 담기지 않아요.',
    deviceTitle: '이 기기에 있는 것',
    device:
      '내려받은 음성, 설정, 아직 보내지 못한 것이에요. 로그아웃하거나 계정을 삭제하면 내 정보가 지워져요. 로그아웃할 때는 보내지 못한 것을 남겨 둘 수도 있어요.',
    howLongTitle: '보관 기간',
    howLong:
      '녹음은 운영자가 정한 기간(기본 1년)이 지나면 지워져요. 나머지는 계정을 삭제할 때까지 남아요. 로그인 기록은 안전을 위해 이메일 주소 없이 그 뒤에도 한동안 남아요.',
    yoursTitle: '할 수 있는 것',
    yours: '계정 화면에서 보관된 모든 데이터를 내려받거나 계정을 삭제할 수 있어요.',
  },
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
