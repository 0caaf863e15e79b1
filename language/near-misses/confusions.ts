import { dropped, replaced, type NearMissRule } from './change.ts';

/** Words that Japanese has one word for, or that sound and look alike; each stands for all others of its group. */
const GROUPS = `say tell talk speak; said told talked spoke; see look watch; saw looked watched; hear listen; heard listened;
  borrow lend rent; lent borrowed; come go; came went; bring take; brought took; make do; made did; job work; lose miss;
  house home; wear put; hard hardly; late lately; good well; fun funny; near nearly; most almost; already yet still;
  so very too; ever never once; ago before; remember remind; teach tell; learn know study; meet see; steal rob;
  stolen robbed; rise raise; lie lay; effect affect; advice advise; economic economical; historic historical; expect hope;
  wish hope; doubt suspect; win beat; cost spend; reach arrive; leave left; quiet quite; quit quite; lose loose; both either;
  any some; if whether; because so; though despite; else other; alone lonely; much very; by from; for to; asleep sleepy; alive live; afraid scary;
  customer guest client; price fee fare; cloth clothes; person people; trip travel; scene scenery; promise appointment;
  reserve appoint; sensitive sensible; recently these; while during; until by; lately late; first firstly; least less;
  worse worst; better best; than then; of off; to too; its it's; passed past; quite quiet; every each; little few; much many;
  massage message; receipt recipe; rate late; river liver; collect correct; sweets sweats; ankle uncle; high expensive tall; mistakes misses;
  gap blank; cross across; light right; rice lice; play pray; fly fry; grass glass; lead read; long wrong; road load; very berry;
  boat vote; best vest; think sink; mouth mouse; work walk; worked walked; want won't; hat hut; cap cup; coat court; law row; club crab; lock rock;
  list wrist; crowd cloud; crime climb; arrive alive; contact contract; complain complaint; adopt adapt; desert dessert; daily dairy diary;
  abroad aboard; how what; whether that; fully very; many often`;

const OTHERS: ReadonlyMap<string, ReadonlySet<string>> = othersOf(
  GROUPS.split(';').map((group) => group.trim().split(/\s+/u)),
);
const LITTLE = /^(?:not|to|of|it|up|out|on|off|there|as|so|than|that|any|no|do|have|be|been|for)$/u;

/** Whether learners say one of these words for the other. */
export const areConfused = (word: string, other: string): boolean =>
  OTHERS.get(word)?.has(other) ?? false;

/** A word for its neighbour in meaning, and little words that are left out. */
export const confusionMisses: NearMissRule = (words, at) => {
  const word = words[at];
  if (word === undefined) return [];
  return [
    ...replaced('word-choice', at, ...(OTHERS.get(word.lower) ?? [])),
    ...(LITTLE.test(word.lower) ? [dropped('missing-word', at)] : []),
  ];
};

function othersOf(
  groups: readonly (readonly string[])[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const others = new Map<string, Set<string>>();
  for (const group of groups)
    for (const word of group) {
      const known = others.get(word) ?? new Set();
      for (const other of group) if (other !== word) known.add(other);
      others.set(word, known);
    }
  return others;
}
