import { COUNTER_READINGS } from './counter-readings.ts';

/**
 * Words the dictionaries read wrongly. Add to these lists what you hear; a change makes only the sound it touches again.
 */

/** English: as written (a regular expression) and as it should be spelt for espeak. */
export const ENGLISH_SPELLINGS: readonly (readonly [written: string, spelt: string])[] = [
  ['Tokyo', 'Tokio'],
  ['Wi-Fi', 'why fie'],
  ['PhD', 'P H D'],
];

type Readings = readonly (readonly [written: string, sounds: string])[];

const DAYS: Readings = [
  ['明後日', 'アサッテ'],
  ['一昨日', 'オトトイ'],
  ['今朝', 'ケサ'],
  ['今日', 'キョー'],
  ['明日', 'アシタ'],
  ['昨日', 'キノー'],
  ['一日中', 'イチニチジュー'],
];

/** What 何 asks for decides between ナニ and ナン; counters are in counter-readings.ts. */
const ASKING: Readings = [
  ['何か', 'ナニカ'],
  ['何も', 'ナニモ'],
  ['何が', 'ナニガ'],
  ['何を', 'ナニオ'],
  ['何色', 'ナニイロ'],
  ['何で', 'ナンデ'],
  ['何でも', 'ナンデモ'],
  ['何です', 'ナンデス'],
  ['何でしょ', 'ナンデショ'],
  ['何の', 'ナンノ'],
  ['何と', 'ナント'],
  ['何時', 'ナンジ'],
  ['何人', 'ナンニン'],
  ['何名', 'ナンメー'],
  ['何度', 'ナンド'],
  ['何月', 'ナンガツ'],
  ['何曜日', 'ナンヨービ'],
];

const JAPAN: Readings = [
  ['日本', 'ニホン'],
  ['日本人', 'ニホンジン'],
  ['日本語', 'ニホンゴ'],
];

/** One word with two readings: the words beside it decide. A space divides words. */
const BY_NEIGHBOURS: Readings = [
  ['行って', 'イッテ'],
  ['行った', 'イッタ'],
  ['を行って', 'オ オコナッテ'],
  ['を行った', 'オ オコナッタ'],
  ['を行っ', 'オ オコナッ'],
  ['が開か', 'ガ アカ'],
  ['が開き', 'ガ アキ'],
  ['が開く', 'ガ アク'],
  ['が開い', 'ガ アイ'],
  ['お腹が空い', 'オナカ ガ スイ'],
  ['お腹が空き', 'オナカ ガ スキ'],
  ['お腹が空く', 'オナカ ガ スク'],
  ['道が空い', 'ミチ ガ スイ'],
  ['電車が空い', 'デンシャ ガ スイ'],
  ['他に', 'ホカ ニ'],
  ['他の', 'ホカノ'],
  ['他は', 'ホカ ワ'],
  ['他を', 'ホカ オ'],
  ['他で', 'ホカ デ'],
  ['後で', 'アトデ'],
  ['の後', 'ノ アト'],
  ['た後', 'タ アト'],
  ['だ後', 'ダ アト'],
  ['この後', 'コノ アト'],
  ['その後', 'ソノ アト'],
  ['方が', 'ホーガ'],
  ['あの方', 'アノ カタ'],
  ['この方', 'コノ カタ'],
  ['この方が', 'コノ ホーガ'],
  ['その方', 'ソノ カタ'],
  ['その方が', 'ソノ ホーガ'],
  ['北の方', 'キタノ ホー'],
  ['係の方', 'カカリノ カタ'],
  ['担当の方', 'タントーノ カタ'],
  ['女性の方', 'ジョセーノ カタ'],
  ['男性の方', 'ダンセーノ カタ'],
  ['連れの方', 'ツレノ カタ'],
  ['外国の方', 'ガイコクノ カタ'],
  ['次の方', 'ツギノ カタ'],
  ['この間', 'コノ アイダ'],
  ['その間', 'ソノ アイダ'],
  ['の間', 'ノ アイダ'],
  ['表に出', 'オモテ ニ デ'],
  ['表に出る', 'オモテ ニ デル'],
  ['表で', 'オモテ デ'],
];

const OTHERS: Readings = [
  ['私', 'ワタシ'],
  ['上手', 'ジョーズ'],
  ['下手', 'ヘタ'],
  ['辛い', 'カライ'],
  ['辛かっ', 'カラカッ'],
  ['辛く', 'カラク'],
  ['お腹', 'オナカ'],
  ['風邪', 'カゼ'],
  ['眼鏡', 'メガネ'],
  ['大人気', 'ダイニンキ'],
  ['良い', 'ヨイ'],
  ['角', 'カド'],
  ['金が', 'カネガ'],
  ['金を', 'カネオ'],
  ['大勢', 'オーゼー'],
  ['米の', 'コメノ'],
  ['木の下', 'キノシタ'],
  ['一晩', 'ヒトバン'],
  ['一口', 'ヒトクチ'],
  ['一部屋', 'ヒトヘヤ'],
  ['一皿', 'ヒトサラ'],
  ['一組', 'ヒトクミ'],
  ['一袋', 'ヒトフクロ'],
  ['一切れ', 'ヒトキレ'],
  ['一目', 'ヒトメ'],
  ['一足先', 'ヒトアシサキ'],
];

/** Japanese: as written, from the beginning of a word to the end of one, and as it sounds. Numbers are in kanji here. */
export const JAPANESE_READINGS: Readings = [
  ...COUNTER_READINGS,
  ...DAYS,
  ...ASKING,
  ...JAPAN,
  ...BY_NEIGHBOURS,
  ...OTHERS,
];
