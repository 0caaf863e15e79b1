export const home = {
  title: 'ホーム',
  hello: 'おかえりなさい',
  invitation: '今日も、ひとこと英語で。',
  account: 'アカウント',
  continueTitle: '次のレッスン',
  continue: 'つづける',
  start: 'はじめる',
  allLearned: 'すべてのレッスンを終えました',
  allLearnedHint: 'もう一度声に出すと、とっさの一言が早くなります。',
  toBooks: 'レッスンを選ぶ',
  allRecords: 'すべて見る',
  records: '最近の記録',
  stepsTitle: 'レッスンの進め方',
  step: {
    meet: '日本語を見る、聞く',
    say: 'すぐに英語で声に出す',
    learn: 'その場で採点、言い方を知る',
  },
  unfinished: '途中まで',
  offer: {
    account: {
      title: '記録を残しませんか',
      text: 'アカウントを作ると、ここまでの記録をほかの端末でも見られます。',
      action: 'アカウントを作る',
    },
    survey: {
      title: 'あなたに合うレッスンは？',
      text: '30秒ほどの質問で、最初のレッスンをおすすめします。',
      action: '答えてみる',
    },
  },
};
