import type { Translated } from '../texts.ts';

export const security = {
  title: '보안',
  cancel: '그만두기',
  passkeys: {
    title: '패스키',
    intro:
      '지문, 얼굴 또는 기기 잠금 번호로 로그인할 수 있어요. 비밀번호를 입력하지 않아도 되고, 가짜 사이트에서 쓰일 일도 없어요.',
    none: '아직 패스키가 없어요.',
    add: '이 기기에 패스키 추가하기',
    adding: '기기의 안내에 따라 주세요',
    impossible: '이 기기나 브라우저에서는 패스키를 추가할 수 없어요.',
    unnamed: '이름 없는 패스키',
    added: '{{when}}에 추가',
    used: '마지막 사용: {{when}}',
    unused: '아직 사용하지 않았어요',
    rename: '이름 바꾸기',
    renameOne: '{{name}} 이름 바꾸기',
    remove: '삭제하기',
    removeOne: '{{name}} 삭제하기',
    changing: '변경하고 있어요',
    nameTitle: '패스키 이름',
    name: '이름',
    saveName: '저장하기',
  },
} satisfies Translated<'security'>;
