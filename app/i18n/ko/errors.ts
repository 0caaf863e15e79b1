import type { Translated } from '../texts.ts';

export const errors = {
  'store-denied': '이 기기에서는 구매가 제한되어 있어요. 설정의 스크린 타임을 확인해 주세요.',
  'store-failed': 'App Store에서 응답이 없었어요. 다시 시도해도 두 번 청구되지 않아요.',
  'store-unsupported': '이 버전의 앱에서는 구매할 수 없어요. App Store에서 Oz를 업데이트해 주세요.',
  'purchase-refused':
    '구매를 계정에 반영하지 못했어요. 다른 계정의 구매일 수 있어요. 문의해 주세요.',
  'push-denied': '기기나 브라우저 설정에서 Oz의 알림을 허용한 뒤 다시 켜 주세요.',
  'push-dismissed': '아직 알림이 허용되지 않았어요. 다시 켜면 허용할지 물어봐요.',
  'push-unsupported':
    '이 브라우저에서는 알림을 받을 수 없어요. iPhone과 iPad에서는 Oz를 홈 화면에 추가하면 받을 수 있어요.',
  'push-failed': '알림을 등록하지 못했어요. 잠시 후 다시 시도해 주세요.',
  offline: '네트워크 오류가 발생했어요. 통신 상태를 확인해 주세요.',
  'signed-out': '로그인 시간이 끝났어요. 다시 로그인해 주세요.',
  'no-contract': '이용권이 유효하지 않아요. 이용권이 있는 계정으로 로그인해 주세요.',
  'too-many-requests': '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  'server-error': '서버 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  'bad-request': '잘못된 요청이에요. 페이지를 새로고침해 주세요.',
  'request-problem': '요청에 문제가 있어요. 입력한 내용을 확인해 주세요.',
  unexpected: '예상하지 못한 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  'not-found': '찾으시는 내용이 옮겨졌거나 삭제되었을 수 있어요.',
  'lesson-locked': '아직 열리지 않은 레슨이에요. 앞 레슨의 문제를 모두 맞히면 시작할 수 있어요.',
  'account-not-found': '계정을 찾을 수 없어요. 이메일 주소를 확인해 주세요.',
  'email-malformed': '이메일 주소 형식을 확인해 주세요. 예: hana@example.com',
  'email-taken': '이미 등록된 이메일 주소예요. 로그인을 시도해 주세요.',
  'weak-password': '비밀번호는 영문자, 숫자, 기호를 조합해 8~20자로 입력해 주세요.',
  'guessable-password':
    '추측하기 쉬운 비밀번호예요. 흔한 단어나 이메일 주소에 있는 단어는 피해 주세요.',
  'breached-password':
    '다른 서비스에서 유출된 비밀번호 목록에 있어서 쓸 수 없어요. 다른 비밀번호로 정해 주세요.',
  'password-needed': '비밀번호를 다시 입력해 주세요.',
  'account-needed': '먼저 계정을 만들어 주세요.',
  'already-contracted': '이미 유효한 이용권이 있어요.',
  'cancellation-failed': '해지하지 못했어요. 문의 양식으로 알려 주세요.',
  'payment-unavailable': '지금은 결제를 처리할 수 없어요. 잠시 후 다시 시도해 주세요.',
  'wrong-password': '비밀번호가 올바르지 않아요.',
  'code-needed': '인증 앱의 6자리 코드를 입력해 주세요.',
  'wrong-code': '코드가 올바르지 않아요. 앱에 새로 표시된 코드를 입력해 주세요.',
  'passkey-refused':
    '이 패스키로는 로그인할 수 없어요. 다시 시도하거나 비밀번호로 로그인해 주세요.',
  'passkey-cancelled': '패스키 확인이 끝나지 않았어요. 다시 시도해 주세요.',
  'passkey-known': '이 기기에는 이미 패스키가 있어요.',
  'code-refused': '사용할 수 없는 코드예요. 다시 로그인해 주세요.',
  'guest-refused': '게스트 기록을 이어 오지 못했어요. 다시 시도해 주세요.',
  'link-invalid': '기한이 지났거나 이미 사용한 링크예요.',
  'teacher-limit': '선생님께는 한 문제에 10번까지 질문할 수 있어요.',
  'teacher-day-limit': '오늘은 여기까지 질문할 수 있어요. 내일 다시 질문해 주세요.',
  'unknown-redirect': '이동할 곳을 찾을 수 없어요.',
  'audio-not-found': '음성 파일을 찾을 수 없어요.',
  'audio-being-made': '음성을 준비하고 있어요. 잠시 후 다시 재생해 주세요.',
  'audio-unsupported': '이 기기에서는 재생할 수 없는 형식의 음성이에요.',
  'playback-blocked': '자동으로 재생하지 못했어요. 재생 버튼을 눌러 주세요.',
  'playback-failed': '음성을 재생하지 못했어요. 다시 시도해 주세요.',
  'microphone-denied':
    '마이크 사용이 허용되지 않았어요. 기기나 브라우저 설정에서 허용한 뒤 새로고침해 주세요.',
  'microphone-missing': '마이크를 찾을 수 없어요. 연결을 확인하고 다시 시도해 주세요.',
  'microphone-busy': '다른 앱이 마이크를 사용하고 있어요. 그 앱을 닫고 다시 시도해 주세요.',
  'recording-failed': '녹음에 실패했어요. 다시 녹음해 주세요.',
  'japanese-spoken': '일본어가 들렸어요. 같은 내용을 영어로 말해 보세요.',
  'no-speech': '영어가 들리지 않았어요. 마이크 가까이에서 다시 말해 주세요.',
  'audio-unreadable': '녹음을 읽지 못했어요. 번거롭지만 다시 녹음해 주세요.',
  'audio-too-long': '녹음 시간이 너무 길어요. 1분 안에 답해 주세요.',
  'recognition-failed': '음성 인식에 실패했어요. 이번에는 직접 채점해 주세요.',
  'speech-engine-loading': '음성 인식을 준비하고 있어요. 잠시 후 다시 보내 주세요.',
  'grading-delayed':
    '채점에 시간이 걸리고 있어요. 녹음은 남아 있으니 나중에 채점돼요. 먼저 진행해도 괜찮아요.',
  'speech-engine-busy': '채점 요청이 많아요. 잠시 후 다시 보내 주세요.',
  'speech-day-limit':
    '오늘 채점할 수 있는 녹음 길이를 다 썼어요. 녹음은 남겨 두었고 내일 채점해요.',
  'submissions-exceeded':
    '제출은 하루에 한 번까지예요. 녹음은 남아 있으니 내일 다시 제출해 주세요.',
  'last-study-menu': '계획의 마지막 하나는 뺄 수 없어요. 계획을 그만둘 수는 있어요.',
  'plan-full': '계획에 더 넣을 수 없어요. 먼저 다른 것을 빼 주세요.',
  'takes-full':
    '보관할 수 있는 녹음의 양을 다 썼어요. 이 녹음은 기기에 남아 있어요. 문의해 주세요.',
  'server-full':
    '서버에 공간이 없어 지금은 받을 수 없어요. 녹음은 기기에 남아 있고 나중에 자동으로 보내요.',
} satisfies Translated<'errors'>;
