/** The parts a short form stands for; each part lists every reading it can have. */
export type Parts = readonly (readonly string[])[];

const SUFFIXES: Readonly<Record<string, readonly string[]>> = {
  "'m": ['am'],
  "'re": ['are'],
  "'ve": ['have'],
  "'ll": ['will', 'shall'],
  "'d": ['would', 'had'],
  "'s": ['is', 'has', "'s"],
};

const WHOLE: Readonly<Record<string, string>> = {
  "won't": 'will not',
  "can't": 'can not',
  "shan't": 'shall not',
  cannot: 'can not',
  "let's": 'let us',
  "d'you": 'do you',
  "y'all": 'you all',
  "c'mon": 'come on',
  "'cause": 'because',
  cuz: 'because',
  cos: 'because',
  "'em": 'them',
  "'til": 'until',
  "'bout": 'about',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
  hafta: 'have to',
  kinda: 'kind of',
  sorta: 'sort of',
  lotta: 'lot of',
  outta: 'out of',
  lemme: 'let me',
  gimme: 'give me',
  dunno: 'do not know',
  shoulda: 'should have',
  woulda: 'would have',
  coulda: 'could have',
  musta: 'must have',
};

/** Typed in a hurry; only those that are not another English word. */
const WITHOUT_APOSTROPHE: Readonly<Record<string, string>> = {
  im: "i'm",
  ive: "i've",
  youre: "you're",
  youve: "you've",
  theyre: "they're",
  theyve: "they've",
  weve: "we've",
  thats: "that's",
  whats: "what's",
  heres: "here's",
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  werent: "weren't",
  cant: "can't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  shouldnt: "shouldn't",
  havent: "haven't",
  hasnt: "hasn't",
  hadnt: "hadn't",
};

const AUXILIARIES =
  /^(?:do|does|did|is|are|was|were|have|has|had|could|would|should|must|might|need)n't$/u;
const QUESTION_WORDS = new Set(['who', 'what', 'when', 'where', 'why', 'how']);

/** The parts of a short form, or undefined when the word is none. */
export function expandContraction(typed: string): Parts | undefined {
  const word = WITHOUT_APOSTROPHE[typed] ?? typed;
  const whole = WHOLE[word];
  if (whole !== undefined) return whole.split(' ').map((part) => [part]);
  if (AUXILIARIES.test(word)) return [[word.slice(0, -3)], ['not']];

  const cut = word.indexOf("'", 1);
  const readings = SUFFIXES[word.slice(cut)];
  if (cut < 1 || readings === undefined) return undefined;
  const start = word.slice(0, cut);
  return [[start], asksForDid(start, word.slice(cut)) ? [...readings, 'did'] : readings];
}

const asksForDid = (start: string, suffix: string): boolean =>
  suffix === "'d" && QUESTION_WORDS.has(start);
