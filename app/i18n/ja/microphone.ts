/** Choosing a microphone and trying it. */
export const microphone = {
  title: 'マイクの設定と確認',
  input: '使うマイク',
  standard: '端末の標準',
  numbered: 'マイク{{number}}',
  chosenBefore: '前に選んだマイク',
  missing: '前に選んだマイクがつながっていないため、標準のマイクを使います。',
  unlisted: 'マイクの使用を許可すると、一覧から選べます。',
  try: '話してみましょう',
  tryHint: 'ボタンを押して、いつもの声で読んでみてください。',
  record: '話してみる',
  again: 'もう一度話してみる',
  starting: 'マイクを準備しています',
  stop: '話し終える',
  finishing: '声を確認しています',
  level: '声の大きさ',
  play: '自分の声を聞く',
  stopPlaying: '自分の声を止める',
  wave: '録音した声の波形',
  denied: 'マイクの許可が必要です',
  howToAllow: '許可のしかた',
  advice: {
    good: { title: 'よく聞こえています', hint: 'このままレッスンを始められます。' },
    'too-quiet': {
      title: '声が少し小さめです',
      hint: 'マイクに近づくか、少し大きな声で話してみてください。',
    },
    'too-loud': {
      title: '音が大きすぎるようです',
      hint: 'マイクから少し離れると、聞き取りやすくなります。',
    },
    nothing: {
      title: '声が聞こえませんでした',
      hint: 'マイクのスイッチや接続を確認するか、別のマイクを選んでみてください。',
    },
  },
  note: {
    muted: {
      title: 'マイクがお休み中です',
      hint: '通話などが終わると、また使えるようになります。',
    },
    silent: {
      title: 'マイクから音が届いていません',
      hint: 'マイクのスイッチや接続を確認してみてください。',
    },
    gap: {
      title: '途中に録音できなかったところがあります',
      hint: 'よろしければ、もう一度話してみてください。',
    },
    ended: {
      title: 'マイクの接続が切れました',
      hint: 'つなぎ直すか、別のマイクを選んでみてください。',
    },
  },
};
