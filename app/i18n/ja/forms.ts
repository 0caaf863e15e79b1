import type { FormName } from '../../../core/navigation/form-redirect.ts';

export const forms = {
  title: 'フォームへ移動',
  finding: 'フォームを準備しています',
  moving: {
    study_time_report_form: '学習時間の報告フォームへ移動しています',
    inquiry_form: 'お問い合わせフォームへ移動しています',
    correction_feedback: '添削へのご意見フォームへ移動しています',
    supifulteacher_feedback: '先生へのご意見フォームへ移動しています',
    cancel: '解約フォームへ移動しています',
    account: 'アカウントについてのフォームへ移動しています',
    structure_advice: '構成アドバイスのフォームへ移動しています',
    versant_form: 'VERSANTのフォームへ移動しています',
    yearly_subscription: '年額プランのフォームへ移動しています',
  } satisfies Record<FormName, string>,
  movingHint: '自動で移動しないときは、下のボタンを押してください。',
  open: 'フォームを開く',
  unknownTitle: '移動先が見つかりません',
  unknownDescription: 'リンクが古いか、アドレスが途中で切れている可能性があります。',
  inquiry: 'お問い合わせ',
  cancel: {
    title: '解約について',
    intro: '解約のお手続きは、フォームから受け付けています。',
    effectTitle: 'いつ終わりますか',
    effect:
      '解約は、契約終了日の12:00に有効になります。それまでは、これまでどおりお使いいただけます。',
    recordsTitle: '学習の記録は',
    records:
      '解約しても、アカウントと学習の記録は消えません。消したいときは、アカウント画面から削除できます。',
    iosTitle: 'App Storeで購入した方',
    ios: 'iPhoneやiPadで購入したプランは、端末の「設定」で解約します。アプリやフォームからは解約できません。',
    iosSteps:
      '「設定」→ いちばん上の自分の名前 →「サブスクリプション」→ Oz →「サブスクリプションをキャンセルする」',
    toForm: '解約フォームへ進む',
    stay: 'アカウントに戻る',
  },
};
