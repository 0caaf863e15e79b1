export const shell = {
  errorTitle: 'ページを表示できません',
  offlineTitle: '通信がオフラインになっています。',
  offlineDescription: '通信状態を確認して、再度アクセスをお試しください。',
  notFoundTitle: 'ページが見つかりません',
  notFoundDescription: 'アドレスが変わったか、ページがなくなった可能性があります。',
  contractTitle: 'ご契約が有効ではありません',
  contractDescription: 'ご契約のあるアカウントで、もう一度ログインしてください。',
};
