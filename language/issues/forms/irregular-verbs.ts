/** Base, past, past participle. */
const ROWS = `
be was been|bear bore born|beat beat beaten|become became become|begin began begun|bend bent bent|bet bet bet
bite bit bitten|bleed bled bled|blow blew blown|break broke broken|bring brought brought|build built built
burn burned burned|buy bought bought|catch caught caught|choose chose chosen|cling clung clung|come came come|cost cost cost
creep crept crept|cut cut cut|deal dealt dealt|dig dug dug|do did done|draw drew drawn|dream dreamed dreamed|drink drank drunk
drive drove driven|eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found
fit fit fit|fly flew flown|forbid forbade forbidden|forget forgot forgotten|forgive forgave forgiven
freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|have had had
hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|kneel knelt knelt|know knew known
lay laid laid|lead led led|learn learned learned|leave left left|lend lent lent|let let let|lie lay lain|light lit lit
lose lost lost|make made made|mean meant meant|meet met met|mistake mistook mistaken|overcome overcame overcome
oversleep overslept overslept|pay paid paid|prove proved proven|put put put|quit quit quit|read read read
ride rode ridden|ring rang rung|rise rose risen|run ran run|say said said|see saw seen|seek sought sought
sell sold sold|send sent sent|set set set|shake shook shaken|shine shone shone|shoot shot shot|show showed shown
shrink shrank shrunk|shut shut shut|sing sang sung|sink sank sunk|sit sat sat|sleep slept slept|slide slid slid|smell smelled smelled|speak spoke spoken
spend spent spent|spin spun spun|spread spread spread|stand stood stood|steal stole stolen|stick stuck stuck|strike struck struck
swear swore sworn|sweep swept swept|swim swam swum|swing swung swung|take took taken|teach taught taught|tear tore torn|tell told told
think thought thought|throw threw thrown|undergo underwent undergone|understand understood understood|wake woke woken|wear wore worn|weep wept wept
win won won|withdraw withdrew withdrawn|write wrote written`;

export interface IrregularVerb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
}

export const IRREGULAR_VERBS: ReadonlyMap<string, IrregularVerb> = new Map(
  ROWS.trim()
    .split(/[|\n]/u)
    .map((row) => {
      const [base = '', past = '', participle = ''] = row.trim().split(' ');
      return [base, { base, past, participle }];
    }),
);

/** Every irregular form, with the verb it belongs to. `lay` and `found` stay with the verb they are the past of. */
export const BASE_OF_IRREGULAR: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_VERBS.values()].flatMap(({ base, past, participle }) => [
    [past, base],
    [participle, base],
  ]),
);
