import type { Translated } from '../texts.ts';

export const shell = {
  errorTitle: '페이지를 표시할 수 없어요',
  offlineTitle: '오프라인 상태예요.',
  offlineDescription: '통신 상태를 확인하고 다시 접속해 주세요.',
  notFoundTitle: '페이지를 찾을 수 없어요',
  notFoundDescription: '주소가 바뀌었거나 페이지가 없어졌을 수 있어요.',
  contractTitle: '이용권이 유효하지 않아요',
  contractDescription: '이용권이 있는 계정으로 다시 로그인해 주세요.',
} satisfies Translated<'shell'>;
