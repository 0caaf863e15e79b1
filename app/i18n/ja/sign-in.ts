export const signIn = {
  title: 'ログイン',
  welcome: '今日も、ひとこと英語で。',
  passwordTitle: 'パスワードを入力してください',
  email: 'メールアドレス',
  next: '次へ',
  password: 'パスワード',
  showPassword: 'パスワードを表示する',
  hidePassword: 'パスワードを隠す',
  logIn: 'ログイン',
  otherEmail: '別のメールアドレスを使う',
  notRegistered: 'このメールアドレスは登録されていません。入力した内容を確認してください。',
  entering: 'ログインしています',
};
