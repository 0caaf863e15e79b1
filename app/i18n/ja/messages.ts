import type { MessageId } from '../../../core/errors/message-catalogue.ts';

/** The sentences of the error catalogue, one by one. */
export const messages = {
  network: 'ネットワークエラーが発生しました。通信状態を確認してください。',
  server: 'サーバーでエラーが発生しました。時間をおいて、もう一度お試しください。',
  request: '送信した内容に問題がありました。入力した内容を確認してください。',
  unexpected: '予期しないエラーが発生しました。時間をおいて、もう一度お試しください。',
  'bad-request': 'リクエストを正しく送れませんでした。',
  'wrong-password': 'パスワードが正しくありません。',
  'no-account': 'アカウントが見つかりません。メールアドレスを確認してください。',
  'generate-answer': '解答例を作れませんでした。',
  recording: '録音に失敗しました。もう一度録音してください。',
  'save-recording': '録音を保存できませんでした',
  submission: '提出できませんでした。',
  'submissions-exceeded': '今日の提出回数に達しました',
  'recording-too-long': '録音時間が長すぎます',
  'audio-not-found': '音声ファイルが見つかりませんでした。',
  recognition: '音声認識に失敗しました。',
  microphone: 'マイクの使用が許可されていません',
  cancellation: '解約の手続きができませんでした',
  copy: 'コピーできませんでした',
  'no-valid-contract': '有効なご契約がありません',
  'contract-invalid': 'ご契約が有効ではありません',
  'page-not-found': 'ページが見つかりません',
  'page-broken': 'ページを表示できません',
  browser: 'お使いのブラウザのバージョンには対応していません',
  'unknown-redirect': '移動先が見つかりません',
} satisfies Record<MessageId, string>;
