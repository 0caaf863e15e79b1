/** Pages and notes about the app itself, for when it cannot be used as usual. */
export const notices = {
  maintenanceTitle: '現在メンテナンス中です',
  maintenance: 'メンテナンスが終わりましたら、もう一度アクセスしてください。',
  maintenanceTimes: 'メンテナンスの時間は、LINEでお知らせしています。',
  browserTitle: 'このブラウザには対応していません',
  browser: 'Macでは、Safari 17以降、または最新のChrome、Edge、Firefoxでご利用ください。',
  contractTitle: 'ご契約が有効ではありません',
  contract:
    'ご契約が終了しているか、まだ確認できていません。ご契約のあるアカウントでログインしてください。',
  inquiry: 'お問い合わせ',
  backTitle: 'おつかれさまでした',
  back: '画面を閉じています。閉じないときは、ホームへお戻りください。',
  updateReady: '新しいバージョンがあります',
  update: '更新する',
  later: 'あとで',
  microphone: {
    title: 'マイクを使えるようにする',
    intro:
      '声に出して答えるために、マイクの使用を許可してください。録音は、ボタンを押したときにだけ始まります。',
    ios: 'iPhone・iPad',
    iosBrowser: 'Safariのアドレス欄の「ぁあ」→「Webサイトの設定」→「マイク」を「許可」にします。',
    iosApp: '端末の「設定」→「アプリ」→「Oz」→「マイク」をオンにします。',
    android: 'Android',
    androidBrowser: 'Chromeのアドレス欄の左にあるアイコン →「権限」→「マイク」をオンにします。',
    androidApp: '端末の「設定」→「アプリ」→「Oz」→「権限」→「マイク」を許可します。',
    computer: 'パソコン',
    computerBrowser:
      'アドレス欄の左にあるアイコンから「マイク」を許可します。それでも使えないときは、パソコン本体のプライバシー設定で、ブラウザにマイクを許可してください。',
    afterwards: '変更したら、再読み込みしてください。',
  },
};
