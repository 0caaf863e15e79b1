export const books = {
  title: '口頭英作文',
  description: '日本語を見て、聞いて、すぐ英語で言う練習です。',
  learnedLessons: '{{total}}レッスン中{{learned}}レッスン修了',
  lessonsOfBook: 'レッスン',
  progress: '進み具合',
  easy: 'やさしい',
  locked: '前のレッスンに全問正解すると開きます。',
  lockedName: '鍵がかかっています',
  bestTime: 'ベスト {{time}}',
  empty: 'まだ本がありません',
  emptyHint: '新しい本を準備しています。もうしばらくお待ちください。',
};
