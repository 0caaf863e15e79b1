import type { MessageId } from '../../../core/errors/message-catalogue.ts';

/** The sentences of the error catalogue, one by one. */
export const messages = {
  network: '네트워크 오류가 발생했어요. 통신 상태를 확인해 주세요.',
  server: '서버 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  request: '보내신 내용에 문제가 있었어요. 입력한 내용을 확인해 주세요.',
  unexpected: '예상하지 못한 오류가 발생했어요. 잠시 후 다시 시도해 주세요.',
  'bad-request': '요청이 올바르지 않아요.',
  'wrong-password': '비밀번호가 올바르지 않아요.',
  'no-account': '계정을 찾을 수 없어요. 이메일 주소를 확인해 주세요.',
  'generate-answer': '예시 답안을 만들지 못했어요.',
  recording: '녹음에 실패했어요. 다시 녹음해 주세요.',
  'save-recording': '녹음을 저장하지 못했어요',
  submission: '제출하지 못했어요.',
  'submissions-exceeded': '오늘 제출할 수 있는 횟수를 모두 사용했어요',
  'recording-too-long': '녹음 시간이 너무 길어요',
  'audio-not-found': '음성 파일을 찾을 수 없어요.',
  recognition: '음성 인식에 실패했어요.',
  microphone: '마이크 사용이 허용되지 않았어요',
  cancellation: '해지하지 못했어요',
  copy: '복사하지 못했어요',
  'no-valid-contract': '유효한 이용권이 없어요',
  'contract-invalid': '이용권이 유효하지 않아요',
  'page-not-found': '페이지를 찾을 수 없어요',
  'page-broken': '페이지를 표시할 수 없어요',
  browser: '지원하지 않는 브라우저 버전이에요',
  'unknown-redirect': '이동할 곳을 찾을 수 없어요',
} satisfies Record<MessageId, string>;
