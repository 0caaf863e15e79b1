import type { Translated } from '../texts.ts';

export const signIn = {
  title: '로그인',
  welcome: '오늘도 영어 한마디 말해 봐요.',
  passwordTitle: '비밀번호를 입력해 주세요',
  email: '이메일 주소',
  next: '다음',
  password: '비밀번호',
  showPassword: '비밀번호 보기',
  hidePassword: '비밀번호 숨기기',
  logIn: '로그인',
  otherEmail: '다른 이메일 주소 사용하기',
  notRegistered: '등록되지 않은 이메일 주소예요. 입력한 내용을 확인해 주세요.',
  entering: '로그인하고 있어요',
} satisfies Translated<'sign-in'>;
