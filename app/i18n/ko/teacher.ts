import type { Translated } from '../texts.ts';

export const teacher: Translated<'teacher'> = {
  title: '선생님께 질문',
  question: '이 문제',
  modelAnswer: '모범 답안',
  whoAnswers:
    'Oz에 내장된 선생님이 이 문제의 해설, 내 답, 문법 핸드북을 바탕으로 답해요. AI 선생님이 답할 때는 이름으로 알려 드려요.',
  teacher: '선생님',
  builtInTeacher: '내장 선생님',
  cloudTeacher: 'AI 선생님',
  you: '나',
  yourQuestion: '선생님께 할 질문',
  placeholder: '궁금한 것을 적어요',
  send: '보내기',
  left_other: '이 문제에서는 {{count}}번 더 질문할 수 있어요.',
  suggestions: '질문 예시',
  askTopic: '‘{{topic}}’에 대해 알려 주세요.',
  askOwn: '제 답은 어디가 틀렸어요?',
  askWays: '다른 표현이 있나요?',
  answering: '선생님이 답하고 있어요.',
  answered: '선생님의 답이 도착했어요.',
  limitTitle: '이 문제의 질문은 여기까지예요',
  more: '자세히 읽기',
};
