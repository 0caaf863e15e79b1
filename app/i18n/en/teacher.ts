import type { Translated } from '../texts.ts';

export const teacher: Translated<'teacher'> = {
  title: 'Ask the teacher',
  question: 'This question',
  modelAnswer: 'Model answer',
  whoAnswers:
    'The teacher built into Oz answers from the notes of this question, your own answer and a grammar handbook. When an AI teacher answers, her name says so.',
  teacher: 'Teacher',
  builtInTeacher: 'Built-in teacher',
  cloudTeacher: 'AI teacher',
  you: 'You',
  yourQuestion: 'Your question to the teacher',
  placeholder: 'Write your question',
  send: 'Send',
  left_one: 'You can ask 1 more time about this question.',
  left_other: 'You can ask {{count}} more times about this question.',
  suggestions: 'Questions you could ask',
  askTopic: 'Please tell me about "{{topic}}".',
  askOwn: 'What is wrong with my answer?',
  askWays: 'Are there other ways to say it?',
  answering: 'The teacher is answering.',
  answered: 'The teacher has answered.',
  limitTitle: 'That was the last question here',
  more: 'Read on',
};
