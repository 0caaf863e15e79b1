import type { Translated } from '../texts.ts';

export const takes = {
  title: '아직 보내지 못한 녹음',
  intro: '아직 채점되지 않은 녹음이에요. 인터넷에 연결되면 자동으로 보내요.',
  emptyTitle: '녹음이 모두 도착했어요',
  empty: '보내지 못한 녹음은 여기에 남아요.',
  standing: {
    waiting: '보내기를 기다리고 있어요',
    'no-network': '연결을 기다리고 있어요',
    sending: '보내고 있어요',
    sent: '도착했어요',
    refused: '채점하지 못했어요',
  },
  refusal: {
    'not-understood': '잘 알아듣지 못했어요. 녹음은 이 기기에 2주 동안 남아요.',
    'no-speech': '목소리가 들리지 않았어요. 녹음은 이 기기에 2주 동안 남아요.',
    'audio-unreadable': '녹음을 읽지 못했어요. 녹음은 이 기기에 2주 동안 남아요.',
    'audio-too-long': '녹음이 너무 길었어요. 녹음은 이 기기에 2주 동안 남아요.',
    'not-found': '지금은 없는 레슨이에요. 녹음은 이 기기에 2주 동안 남아요.',
  },
  notSafe: '기기에 저장하지 못했어요. 도착할 때까지 이 페이지를 열어 두세요.',
  play: '{{number}}번째 녹음 듣기',
  stop: '{{number}}번째 녹음 멈추기',
  sendNow: '지금 보내기',
  sendAgain: '다시 보내기',
  delete: '{{number}}번째 녹음 삭제하기',
  sureTitle: '이 녹음을 삭제할까요?',
  sure: '삭제한 녹음은 채점되지 않고, 되돌릴 수 없어요.',
  keep: '남겨 두기',
  deleteForGood: '삭제하기',
  line_other: '아직 보내지 못한 녹음이 {{count}}개 있어요',
  lineHint: '인터넷에 연결되면 자동으로 보내요.',
} satisfies Translated<'takes'>;
