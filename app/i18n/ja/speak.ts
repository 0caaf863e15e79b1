export const speak = {
  title: '独り言英会話',
  preparing: 'ただいま準備中です',
  description: 'テーマについて1分間英語で話し、添削を受けられるようになります。',
  meanwhile: 'それまでは、口頭英作文でとっさの一言を増やしましょう。',
  toBooks: '口頭英作文へ',
};
