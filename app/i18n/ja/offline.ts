export const offline = {
  title: 'いまはつながっていません',
  since: '{{time}}に読み込んだ内容です。ここで答えたことは、つながったときに送られます。',
  refresh: 'もう一度つなぐ',
};
