export const account = {
  title: 'アカウント',
  signOut: 'ログアウト',
};
