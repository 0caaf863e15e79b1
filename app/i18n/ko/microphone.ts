import type { Translated } from '../texts.ts';

export const microphone = {
  title: '마이크 설정과 확인',
  input: '사용할 마이크',
  standard: '기기 기본 마이크',
  numbered: '마이크 {{number}}',
  chosenBefore: '전에 고른 마이크',
  missing: '전에 고른 마이크가 연결되어 있지 않아서 기본 마이크를 사용해요.',
  unlisted: '마이크 사용을 허용하면 목록에서 고를 수 있어요.',
  try: '한번 말해 보세요',
  tryHint: '버튼을 누르고 평소 목소리로 읽어 보세요.',
  record: '말해 보기',
  again: '다시 말해 보기',
  starting: '마이크를 준비하고 있어요',
  stop: '말하기 마치기',
  finishing: '목소리를 확인하고 있어요',
  level: '목소리 크기',
  play: '내 목소리 듣기',
  stopPlaying: '내 목소리 멈추기',
  wave: '녹음한 목소리의 파형',
  denied: '마이크 허용이 필요해요',
  howToAllow: '허용하는 방법',
  advice: {
    good: { title: '잘 들려요', hint: '이대로 레슨을 시작해도 좋아요.' },
    'too-quiet': {
      title: '목소리가 조금 작아요',
      hint: '마이크에 가까이 가거나 조금 더 크게 말해 보세요.',
    },
    'too-loud': {
      title: '소리가 조금 큰 것 같아요',
      hint: '마이크에서 조금 떨어지면 더 잘 들려요.',
    },
    nothing: {
      title: '목소리가 들리지 않았어요',
      hint: '마이크 스위치나 연결을 확인하거나 다른 마이크를 골라 보세요.',
    },
  },
  note: {
    muted: {
      title: '마이크가 잠시 쉬고 있어요',
      hint: '통화가 끝나면 다시 쓸 수 있어요.',
    },
    silent: {
      title: '마이크에서 소리가 들리지 않아요',
      hint: '마이크 스위치나 연결을 확인해 보세요.',
    },
    gap: {
      title: '중간에 녹음되지 않은 부분이 있어요',
      hint: '괜찮으시면 다시 한번 말해 보세요.',
    },
    ended: {
      title: '마이크 연결이 끊겼어요',
      hint: '다시 연결하거나 다른 마이크를 골라 보세요.',
    },
  },
} satisfies Translated<'microphone'>;
