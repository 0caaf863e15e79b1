import type { Language } from '../../core/shared/language.ts';

export interface MailText {
  readonly subject: string;
  /** Before the link; each a paragraph. */
  readonly opening: readonly string[];
  /** What the link is called; absent in a mail without one. */
  readonly link?: string;
  /** After the link. */
  readonly closing: readonly string[];
}

export type MailKind =
  | 'confirm-email'
  | 'choose-password'
  | 'already-registered'
  | 'reset-password'
  | 'change-email'
  | 'email-change-requested'
  | 'password-changed';

type Texts = Readonly<Record<MailKind, MailText>>;

const JA: Texts = {
  'confirm-email': {
    subject: '【Oz】メールアドレスを確認してください',
    opening: ['Ozへようこそ。', '下のリンクを開くと、このメールアドレスの確認が完了します。'],
    link: 'メールアドレスを確認する',
    closing: [
      'リンクは24時間有効で、一度だけ使えます。',
      'このメールに心当たりがない場合は、そのまま削除してください。',
    ],
  },
  'choose-password': {
    subject: '【Oz】パスワードを決めて登録を完了してください',
    opening: ['Ozへようこそ。', '下のリンクからパスワードを決めると、登録が完了します。'],
    link: 'パスワードを決める',
    closing: [
      'リンクは24時間有効で、一度だけ使えます。',
      'このメールに心当たりがない場合は、そのまま削除してください。登録は行われません。',
    ],
  },
  'already-registered': {
    subject: '【Oz】すでに登録済みです',
    opening: [
      'このメールアドレスで新規登録のお申し込みがありましたが、すでにアカウントがあります。',
      'いつものパスワードでログインできます。パスワードをお忘れの場合は、下のリンクから新しく決められます。',
    ],
    link: 'パスワードを決め直す',
    closing: [
      'リンクは24時間有効で、一度だけ使えます。',
      'お申し込みに心当たりがない場合、何もする必要はありません。アカウントはそのままです。',
    ],
  },
  'reset-password': {
    subject: '【Oz】パスワードの再設定',
    opening: [
      'パスワード再設定のご依頼を受け付けました。',
      '下のリンクから新しいパスワードを決めてください。',
    ],
    link: '新しいパスワードを決める',
    closing: [
      'リンクは24時間有効で、一度だけ使えます。',
      'ご依頼に心当たりがない場合は、そのまま削除してください。パスワードは変わりません。',
    ],
  },
  'change-email': {
    subject: '【Oz】新しいメールアドレスを確認してください',
    opening: ['下のリンクを開くと、Ozのメールアドレスがこのアドレスに変わります。'],
    link: 'メールアドレスを変更する',
    closing: [
      'リンクは24時間有効で、一度だけ使えます。',
      'このメールに心当たりがない場合は、そのまま削除してください。何も変わりません。',
    ],
  },
  'email-change-requested': {
    subject: '【Oz】メールアドレス変更のお申し込みがありました',
    opening: [
      'Ozのアカウントで、メールアドレス変更のお申し込みがありました。新しいアドレスに届いたリンクを開くと、変更が完了します。',
    ],
    closing: [
      'ご自身のお申し込みでしたら、何もする必要はありません。',
      '心当たりがない場合は、ログインしてすぐにパスワードを変更してください。変更すると、このお申し込みは無効になります。',
    ],
  },
  'password-changed': {
    subject: '【Oz】パスワードを変更しました',
    opening: [
      'Ozのアカウントのパスワードが変更されました。安全のため、ほかの端末ではログアウトしています。',
    ],
    closing: [
      'ご自身で変更された場合、何もする必要はありません。',
      '心当たりがない場合は、ログイン画面の「パスワードを忘れた方」から、すぐに新しいパスワードを決めてください。',
    ],
  },
};

const EN: Texts = {
  'confirm-email': {
    subject: 'Please confirm your email address for Oz',
    opening: ['Welcome to Oz.', 'Open the link below to confirm this email address.'],
    link: 'Confirm my email address',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not sign up for Oz, you can simply delete this mail.',
    ],
  },
  'choose-password': {
    subject: 'Choose a password to finish signing up for Oz',
    opening: ['Welcome to Oz.', 'Choose a password with the link below, and you are all set.'],
    link: 'Choose a password',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not sign up for Oz, you can simply delete this mail, and no account is made.',
    ],
  },
  'already-registered': {
    subject: 'You already have an Oz account',
    opening: [
      'Someone asked to sign up for Oz with this email address, which already has an account.',
      'You can sign in with your password as usual. If you have forgotten it, choose a new one with the link below.',
    ],
    link: 'Choose a new password',
    closing: [
      'The link works once, within 24 hours.',
      'If it was not you, there is nothing to do. Your account stays as it is.',
    ],
  },
  'reset-password': {
    subject: 'Reset your Oz password',
    opening: [
      'We received a request to reset your password.',
      'Choose a new one with the link below.',
    ],
    link: 'Choose a new password',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not ask for this, you can simply delete this mail. Your password stays the same.',
    ],
  },
  'change-email': {
    subject: 'Please confirm your new email address for Oz',
    opening: ['Open the link below to use this address for your Oz account from now on.'],
    link: 'Change my email address',
    closing: [
      'The link works once, within 24 hours.',
      'If you did not ask for this, you can simply delete this mail, and nothing changes.',
    ],
  },
  'email-change-requested': {
    subject: 'A change of your Oz email address was requested',
    opening: [
      'Someone signed in to your Oz account asked to change its email address. The change takes effect once the link sent to the new address is opened.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, please sign in and change your password right away. That also cancels this request.',
    ],
  },
  'password-changed': {
    subject: 'Your Oz password was changed',
    opening: [
      'The password of your Oz account was changed. To keep it safe, your other devices were signed out.',
    ],
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, please choose a new password right away with “Forgot your password?” on the sign-in screen.',
    ],
  },
};

const KO: Texts = {
  'confirm-email': {
    subject: '[Oz] 이메일 주소를 확인해 주세요',
    opening: ['Oz에 오신 것을 환영해요.', '아래 링크를 열면 이메일 주소 확인이 끝나요.'],
    link: '이메일 주소 확인하기',
    closing: [
      '링크는 24시간 동안 한 번만 쓸 수 있어요.',
      '가입한 기억이 없다면 이 메일을 그냥 지워 주세요.',
    ],
  },
  'choose-password': {
    subject: '[Oz] 비밀번호를 정하면 가입이 끝나요',
    opening: ['Oz에 오신 것을 환영해요.', '아래 링크에서 비밀번호를 정하면 가입이 끝나요.'],
    link: '비밀번호 정하기',
    closing: [
      '링크는 24시간 동안 한 번만 쓸 수 있어요.',
      '가입한 기억이 없다면 이 메일을 그냥 지워 주세요. 계정은 만들어지지 않아요.',
    ],
  },
  'already-registered': {
    subject: '[Oz] 이미 가입되어 있어요',
    opening: [
      '이 이메일 주소로 가입 신청이 있었지만, 이미 계정이 있어요.',
      '쓰던 비밀번호로 로그인할 수 있어요. 비밀번호가 기억나지 않으면 아래 링크에서 새로 정해 주세요.',
    ],
    link: '비밀번호 새로 정하기',
    closing: [
      '링크는 24시간 동안 한 번만 쓸 수 있어요.',
      '신청한 기억이 없어도 따로 할 일은 없어요. 계정은 그대로예요.',
    ],
  },
  'reset-password': {
    subject: '[Oz] 비밀번호 재설정',
    opening: ['비밀번호 재설정 요청을 받았어요.', '아래 링크에서 새 비밀번호를 정해 주세요.'],
    link: '새 비밀번호 정하기',
    closing: [
      '링크는 24시간 동안 한 번만 쓸 수 있어요.',
      '요청한 기억이 없다면 이 메일을 그냥 지워 주세요. 비밀번호는 바뀌지 않아요.',
    ],
  },
  'change-email': {
    subject: '[Oz] 새 이메일 주소를 확인해 주세요',
    opening: ['아래 링크를 열면 Oz 계정의 이메일이 이 주소로 바뀌어요.'],
    link: '이메일 주소 바꾸기',
    closing: [
      '링크는 24시간 동안 한 번만 쓸 수 있어요.',
      '요청한 기억이 없다면 이 메일을 그냥 지워 주세요. 아무것도 바뀌지 않아요.',
    ],
  },
  'email-change-requested': {
    subject: '[Oz] 이메일 주소 변경 요청이 있었어요',
    opening: [
      'Oz 계정에서 이메일 주소 변경 요청이 있었어요. 새 주소로 보낸 링크를 열면 변경이 끝나요.',
    ],
    closing: [
      '직접 요청했다면 따로 할 일은 없어요.',
      '요청한 기억이 없다면 로그인해서 바로 비밀번호를 바꿔 주세요. 그러면 이 요청도 취소돼요.',
    ],
  },
  'password-changed': {
    subject: '[Oz] 비밀번호가 바뀌었어요',
    opening: ['Oz 계정의 비밀번호가 바뀌었어요. 안전을 위해 다른 기기에서는 로그아웃했어요.'],
    closing: [
      '직접 바꿨다면 따로 할 일은 없어요.',
      '바꾼 기억이 없다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요.',
    ],
  },
};

export const MAIL_TEXTS: Readonly<Record<Language, Texts>> = { ja: JA, en: EN, ko: KO };
