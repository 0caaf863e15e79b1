export const offline = {
  title: 'いまはつながっていません',
  since: '{{time}}の内容です。答えたことは、つながったときに送られます。',
  refresh: 'もう一度つなぐ',
};
