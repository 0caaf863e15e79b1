import type { ErrorKind } from '../../../core/errors/error-kind.ts';

/** One sentence per kind: what happened, then what the learner can do. */
export const errors = {
  offline: 'ネットワークエラーが発生しました。通信状態を確認してください。',
  'signed-out': 'ログインの有効期限が切れました。もう一度ログインしてください。',
  'no-contract': 'ご契約が有効ではありません。ご契約のあるアカウントでログインしてください。',
  'too-many-requests':
    '操作が続いたため、一時的に止めています。少し待ってから、もう一度お試しください。',
  'server-error': 'サーバーでエラーが発生しました。時間をおいて、もう一度お試しください。',
  unexpected: '予期しないエラーが発生しました。時間をおいて、もう一度お試しください。',
  'not-found': 'お探しのものは、移動または削除された可能性があります。',
  'lesson-locked': '前のレッスンに全問正解すると始められます。',
  'account-not-found': 'アカウントが見つかりません。メールアドレスを確認してください。',
  'email-malformed': 'メールアドレスの形を確認してください。例：hana@example.com',
  'email-taken': 'このメールアドレスはすでに登録されています。ログインをお試しください。',
  'weak-password': 'パスワードは、英字・数字・記号を組み合わせた8〜20文字にしてください。',
  'guessable-password':
    'このパスワードは推測されやすいため使えません。よく使われる言葉や、メールアドレスと同じ言葉を避けてください。',
  'password-needed': 'もう一度パスワードを入力してください。',
  'account-needed': '先にアカウントを作成してください。',
  'already-contracted': 'すでに有効なご契約があります。',
  'cancellation-failed': '解約できませんでした。お問い合わせフォームからご連絡ください。',
  'payment-unavailable': 'ただいまお支払いの手続きができません。しばらくしてからお試しください。',
  'wrong-password': 'パスワードが正しくありません。',
  'code-needed': '認証アプリの6桁のコードを入力してください。',
  'wrong-code': 'コードが正しくありません。新しく表示されたコードを入力してください。',
  'passkey-refused':
    'このパスキーではログインできません。もう一度試すか、パスワードでログインしてください。',
  'passkey-cancelled': 'パスキーの確認が完了しませんでした。もう一度お試しください。',
  'passkey-known': 'この端末には、すでにパスキーがあります。',
  'code-refused': 'このコードは使えません。もう一度ログインしてください。',
  'guest-refused': 'ゲストの記録を引き継げませんでした。もう一度お試しください。',
  'link-invalid': 'このリンクは期限が過ぎたか、すでに使われています。',
  'teacher-limit': '1つの問題への質問は10回までです。',
  'teacher-day-limit': '先生への今日の質問は、ここまでです。明日また質問できます。',
  'unknown-redirect': '移動先が見つかりません。',
  'audio-not-found': '音声ファイルが見つかりませんでした。',
  'audio-being-made': '音声を準備しています。少し待ってから、もう一度再生してください。',
  'audio-unsupported': 'この端末では再生できない形式の音声です。',
  'playback-blocked': '自動で再生できませんでした。再生ボタンを押してください。',
  'playback-failed': '音声を再生できませんでした。もう一度お試しください。',
  'microphone-denied':
    'マイクの使用が許可されていません。端末やブラウザの設定で許可して、再読み込みしてください。',
  'microphone-missing': 'マイクが見つかりません。接続を確認して、もう一度お試しください。',
  'microphone-busy':
    'ほかのアプリがマイクを使っています。そのアプリを閉じて、もう一度お試しください。',
  'recording-failed': '録音に失敗しました。もう一度録音してください。',
  'japanese-spoken': '日本語が聞こえました。同じ内容を、英語で言ってみましょう。',
  'no-speech': '英語の声が聞こえませんでした。マイクの近くで、もう一度話してみてください。',
  'audio-unreadable': '録音を読み取れませんでした。お手数ですが、もう一度録音してください。',
  'audio-too-long': '録音時間が長すぎます。1分以内で答えてください。',
  'recognition-failed': '音声認識に失敗しました。今回は、ご自分で採点してください。',
  'speech-engine-loading': '音声認識を準備しています。少し待ってから、もう一度送ってください。',
  'grading-delayed':
    '採点に時間がかかっています。録音は残してあるので、あとで採点されます。先に進んでも大丈夫です。',
  'speech-engine-busy': '採点が混み合っています。少し待ってから、もう一度送ってください。',
  'speech-day-limit':
    '今日採点できる録音の長さに達しました。録音は残してあるので、明日採点されます。',
  'submissions-exceeded': '提出は1日1回までです。録音は残してあるので、明日また提出できます。',
  'last-study-menu': '計画の最後の1つは外せません。計画をやめることはできます。',
  'plan-full': '計画にはこれ以上入れられません。先に何かを外してください。',
  'takes-full':
    '保存できる録音の量に達しました。この録音は端末に残してあります。お問い合わせください。',
} satisfies Record<ErrorKind, string>;
