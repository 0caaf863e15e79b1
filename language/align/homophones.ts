/** Spoken alike: no ear can tell them apart, so a spoken answer cannot be wrong by them. Keys are normalised. */
const GROUPS = `
  to too 2; for 4 fore; ate 8; won 1; their there; right write; here hear; where wear ware; no know; new knew;
  buy by bye; see sea; sun son; son's sons; our hour; hours ours; be bee; meet meat; week weak; wait weight; way weigh; weather whether;
  which witch; whole hole; would wood; read red; some sum; piece peace; break brake; flower flour; mail male;
  pair pear; plane plain; role roll; sale sail; stair stare; steal steel; tail tale; waist waste; dear deer; die dye; fair fare;
  guest guessed; missed mist; sense cents scents; sent cent scent; higher hire; i eye; in inn; not knot; night knight;
  nose knows; oh owe; road rode; root route; so sew; site sight cite; sweet suite; threw through; toe tow; board bored;
  cell sell; course coarse; compliment complement; great grate; hi high; him hymn; made maid; morning mourning; none nun;
  past passed; pause paws; poor pour; rain reign; wrap rap; seem seam; scene seen; cereal serial; soul sole;
  stationary stationery; tied tide; tea tee; allowed aloud; principal principle; ms miss; blue blew; bear bare; fined find;
  main mane; pole poll; prince prints; profit prophet; rows rose; side sighed; slow sloe; stake steak; wine whine; you ewe;
  check czech; mind mined; packed pact; aunt ant; caught court; fourth forth 4th
`
  .split(';')
  .map((group) => group.trim().split(/\s+/u));

const GROUP_OF = new Map(GROUPS.flatMap((group, id) => group.map((word) => [word, id] as const)));

/** One word that sounds like a whole contraction. */
const LIKE_CONTRACTIONS: Readonly<Record<string, readonly string[]>> = {
  your: ['you are'],
  their: ['they are'],
  there: ['they are'],
  its: ['it is', 'it has'],
  whose: ['who is', 'who has'],
  theirs: ['there is'],
  aisle: ['i will'],
  isle: ['i will'],
  heel: ['he will'],
  weed: ['we would', 'we had'],
  lets: ['let us'],
};

export function soundTheSame(a: string, b: string): boolean {
  if (a === b) return true;
  const group = GROUP_OF.get(a);
  return group !== undefined && group === GROUP_OF.get(b);
}

export const soundsLikeContraction = (word: string, first: string, second: string): boolean =>
  LIKE_CONTRACTIONS[word]?.includes(`${first} ${second}`) ?? false;
