export const account = {
  title: 'アカウント',
  session: 'ログイン',
  signOut: 'ログアウト',
};
