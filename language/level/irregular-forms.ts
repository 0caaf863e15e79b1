/** Irregular verbs: base, past, participle where it is another word. */
const VERBS = `
  be was,were been; have had; do did done; go went gone; become became become; begin began begun; bite bit bitten;
  blow blew blown; break broke broken; bring brought; build built; burn burnt; buy bought; catch caught;
  choose chose chosen; come came come; cost cost; cut cut; deal dealt; dig dug; draw drew drawn; dream dreamt;
  drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed; feel felt; fight fought; find found;
  fly flew flown; forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen;
  get got got,gotten; give gave given; grow grew grown; hang hung; hear heard; hide hid hidden; hit hit; hold held;
  hurt hurt; keep kept; know knew known; lay laid; lead led; learn learnt; leave left; lend lent; let let; light lit; lose lost;
  make made; mean meant; meet met; mistake mistook mistaken; oversleep overslept; overcome overcame overcome; pay paid; put put; quit quit; read read;
  ride rode ridden; ring rang rung; rise rose risen; run ran run; say said; see saw seen; seek sought; sell sold;
  send sent; set set; shake shook shaken; shine shone; shoot shot; show showed shown; shut shut; sing sang sung;
  sink sank sunk; sit sat; sleep slept; smell smelt; speak spoke spoken; spend spent; spread spread; stand stood; steal stole stolen;
  stick stuck; strike struck; swear swore sworn; sweep swept; swim swam swum; swing swung; take took taken; teach taught;
  tear tore torn; tell told; think thought; throw threw thrown; understand understood; undertake undertook undertaken;
  wake woke woken; wear wore worn; weep wept; win won; wind wound; withdraw withdrew withdrawn; write wrote written
`;

/** Other forms, each with the word a dictionary lists it under. */
const OTHERS = `
  am be; is be; are be; being be; going go; doing do; has have; does do; goes go; men man; women woman; children child; people person; feet foot; teeth tooth; mice mouse;
  lives life; wives wife; knives knife; leaves leaf; shelves shelf; halves half; wolves wolf; selves self; thieves thief; heroes hero;
  better good; best good; worse bad; worst bad; further far; farther far; lying lie; dying die; tying tie; an a
`;

export interface IrregularVerb {
  readonly base: string;
  readonly past: readonly string[];
  readonly participle: readonly string[];
}

export const IRREGULAR_VERBS: readonly IrregularVerb[] = VERBS.split(';').map((entry) => {
  const [base = '', past = '', participle = past] = entry.trim().split(/\s+/u);
  return { base, past: past.split(','), participle: participle.split(',') };
});

/** From an irregular form to the word it belongs to. */
export const IRREGULAR_FORMS: ReadonlyMap<string, string> = new Map([
  ...IRREGULAR_VERBS.flatMap(({ base, past, participle }) =>
    [...past, ...participle].map((form) => [form, base] as const),
  ),
  ...OTHERS.split(';').map((entry) => {
    const [form = '', base = ''] = entry.trim().split(/\s+/u);
    return [form, base] as const;
  }),
]);
