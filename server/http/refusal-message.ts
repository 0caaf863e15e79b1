import type { RefusalCode } from '../../protocol/refusal.ts';

export type MessageLanguage = 'ja' | 'ko';

/** What a person reads who meets the API without our app; the app has its own sentences by code. */
const MESSAGES: Readonly<Record<RefusalCode, Readonly<Record<MessageLanguage, string>>>> = {
  'bad-request': { ja: '入力内容を確認してください。', ko: '입력 내용을 확인해 주세요.' },
  'signed-out': { ja: 'ログインしてください。', ko: '로그인해 주세요.' },
  'wrong-password': { ja: 'パスワードが違います。', ko: '비밀번호가 올바르지 않아요.' },
  'password-needed': {
    ja: 'もう一度パスワードを入力してください。',
    ko: '비밀번호를 다시 입력해 주세요.',
  },
  'code-needed': {
    ja: '認証アプリの6桁のコードを入力してください。',
    ko: '인증 앱의 6자리 코드를 입력해 주세요.',
  },
  'wrong-code': { ja: 'コードが違います。', ko: '코드가 올바르지 않아요.' },
  'refresh-refused': { ja: 'もう一度ログインしてください。', ko: '다시 로그인해 주세요.' },
  'code-refused': {
    ja: 'このコードは使えません。もう一度お試しください。',
    ko: '이 코드는 쓸 수 없어요. 다시 시도해 주세요.',
  },
  'guest-refused': {
    ja: 'ゲストとしての利用を引き継げませんでした。もう一度お試しください。',
    ko: '게스트로 이용한 내용을 이어받지 못했어요. 다시 시도해 주세요.',
  },
  'purchase-refused': {
    ja: '購入を確認できませんでした。',
    ko: '구매 내역을 확인하지 못했어요.',
  },
  'attestation-refused': {
    ja: 'このアプリを確認できませんでした。',
    ko: '이 앱을 확인하지 못했어요.',
  },
  'passkey-refused': {
    ja: 'このパスキーは使えません。',
    ko: '이 패스키는 쓸 수 없어요.',
  },
  'cross-site': {
    ja: 'このサイトからの操作は受け付けていません。',
    ko: '이 사이트에서 보낸 요청은 받을 수 없어요.',
  },
  'tls-needed': {
    ja: '安全な接続（https）で開いてください。',
    ko: '안전한 연결(https)로 열어 주세요.',
  },
  'no-contract': {
    ja: '有効な契約がないため、この機能は利用できません。',
    ko: '유효한 계약이 없어 이 기능을 이용할 수 없어요.',
  },
  'account-needed': {
    ja: '先にアカウントを作成してください。',
    ko: '먼저 계정을 만들어 주세요.',
  },
  'already-contracted': {
    ja: 'すでに有効なご契約があります。',
    ko: '이미 유효한 이용권이 있어요.',
  },
  'cancellation-failed': {
    ja: '解約できませんでした。お問い合わせください。',
    ko: '해지하지 못했어요. 문의해 주세요.',
  },
  'payment-unavailable': {
    ja: 'ただいまお支払いの手続きができません。しばらくしてからお試しください。',
    ko: '지금은 결제할 수 없어요. 잠시 후 다시 시도해 주세요.',
  },
  'lesson-locked': {
    ja: 'このレッスンは、前のレッスンに全問正解すると開きます。',
    ko: '이 레슨은 앞 레슨의 문제를 모두 맞히면 열려요.',
  },
  'account-not-found': {
    ja: 'アカウントが見つかりません。メールアドレスを確認してください。',
    ko: '계정을 찾을 수 없어요. 이메일 주소를 확인해 주세요.',
  },
  'not-found': { ja: '見つかりません。', ko: '찾을 수 없어요.' },
  'audio-not-found': { ja: '音声ファイルが見つかりません。', ko: '음성 파일을 찾을 수 없어요.' },
  'email-taken': {
    ja: 'このメールアドレスは登録済みです。',
    ko: '이미 등록된 이메일 주소예요.',
  },
  'link-invalid': {
    ja: 'このリンクは使用済みか、有効期限が切れています。もう一度お申し込みください。',
    ko: '이미 사용했거나 유효 기간이 지난 링크예요. 다시 신청해 주세요.',
  },
  'too-large': { ja: '送信されたデータが大きすぎます。', ko: '보낸 데이터가 너무 커요.' },
  'weak-password': {
    ja: 'パスワードは英字・数字・記号を組み合わせた8〜20文字にしてください。',
    ko: '비밀번호는 영문, 숫자, 기호를 조합해 8~20자로 정해 주세요.',
  },
  'guessable-password': {
    ja: 'このパスワードは推測されやすいため使えません。別のパスワードにしてください。',
    ko: '추측하기 쉬운 비밀번호예요. 다른 비밀번호로 정해 주세요.',
  },
  'breached-password': {
    ja: 'このパスワードは、ほかのサービスから流出したパスワードの一覧にあるため使えません。別のパスワードにしてください。',
    ko: '다른 서비스에서 유출된 비밀번호 목록에 있는 비밀번호예요. 다른 비밀번호로 정해 주세요.',
  },
  'not-english': {
    ja: '英語を半角の英数字で入力してください。',
    ko: '영어를 반각 영문자와 숫자로 입력해 주세요.',
  },
  'answer-not-generated': {
    ja: 'ほかの言い方を作れませんでした。',
    ko: '다른 표현을 만들지 못했어요.',
  },
  'japanese-spoken': {
    ja: '日本語で話されたようです。英語で話してください。',
    ko: '일본어로 말한 것 같아요. 영어로 말해 주세요.',
  },
  'no-speech': { ja: '英語の声が聞き取れませんでした。', ko: '영어를 들을 수 없었어요.' },
  'audio-unreadable': { ja: '音声を読み取れませんでした。', ko: '음성을 읽을 수 없었어요.' },
  'audio-too-long': { ja: '録音時間が長すぎます。', ko: '녹음 시간이 너무 길어요.' },
  'teacher-limit': {
    ja: '先生への質問は、1つの問題につき10回までです。',
    ko: '선생님께는 한 문제에 10번까지 질문할 수 있어요.',
  },
  'teacher-day-limit': {
    ja: '先生への今日の質問は、ここまでです。明日またお試しください。',
    ko: '오늘은 여기까지 질문할 수 있어요. 내일 다시 시도해 주세요.',
  },
  'speech-day-limit': {
    ja: '今日採点できる録音の長さに達しました。明日またお試しください。',
    ko: '오늘 채점할 수 있는 녹음 길이를 다 썼어요. 내일 다시 시도해 주세요.',
  },
  'submissions-exceeded': {
    ja: '提出は1日1回までです。',
    ko: '제출은 하루에 한 번까지 할 수 있어요.',
  },
  'last-study-menu': {
    ja: '最後の1つは削除できません。計画をやめることはできます。',
    ko: '마지막 하나는 삭제할 수 없어요. 계획을 그만둘 수는 있어요.',
  },
  'plan-full': {
    ja: '計画にはこれ以上入れられません。',
    ko: '계획에 더 넣을 수 없어요.',
  },
  'takes-full': {
    ja: '保存できる録音の量に達しました。',
    ko: '보관할 수 있는 녹음의 양을 다 썼어요.',
  },
  'server-full': {
    ja: 'サーバーの保存領域がいっぱいです。しばらくしてからお試しください。',
    ko: '서버에 저장할 공간이 없어요. 잠시 후 다시 시도해 주세요.',
  },
  'too-many-requests': {
    ja: 'しばらく待ってから、もう一度お試しください。',
    ko: '잠시 후 다시 시도해 주세요.',
  },
  unexpected: {
    ja: 'サーバーで問題が起きました。しばらくしてからお試しください。',
    ko: '서버에 문제가 생겼어요. 잠시 후 다시 시도해 주세요.',
  },
  'recognition-failed': { ja: '音声認識に失敗しました。', ko: '음성 인식에 실패했어요.' },
  'speech-engine-loading': {
    ja: '音声認識の準備中です。少し待ってからお試しください。',
    ko: '음성 인식을 준비하고 있어요. 잠시 후 다시 시도해 주세요.',
  },
  'speech-engine-busy': {
    ja: '音声認識が混み合っています。少し待ってからお試しください。',
    ko: '음성 인식 요청이 많아요. 잠시 후 다시 시도해 주세요.',
  },
  'grading-delayed': {
    ja: '採点に時間がかかっています。録音を残しておけば、あとで採点できます。',
    ko: '채점에 시간이 걸리고 있어요. 녹음을 남겨 두면 나중에 채점할 수 있어요.',
  },
  'audio-being-made': {
    ja: '音声を作成しています。少し待ってからお試しください。',
    ko: '음성을 만들고 있어요. 잠시 후 다시 시도해 주세요.',
  },
  'notice-not-delivered': {
    ja: 'お知らせを送れませんでした。しばらくしてからお試しください。',
    ko: '알림을 보내지 못했어요. 잠시 후 다시 시도해 주세요.',
  },
};

export const messageOf = (code: RefusalCode, language: MessageLanguage): string =>
  MESSAGES[code][language];

export const messageLanguage = (acceptLanguage: string | undefined): MessageLanguage =>
  acceptLanguage?.toLowerCase().startsWith('ko') ? 'ko' : 'ja';
