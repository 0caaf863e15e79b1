/** Words for one and the same thing, whatever the sentence; the first stands for all. */
const GROUPS = `
  movie film; movies films; elevator lift; apartment flat; apartments flats; fall autumn; pants trousers; truck lorry;
  trash garbage rubbish; subway underground metro; cookie biscuit; cookies biscuits; coworker colleague; coworkers colleagues;
  kid child; kids children; soccer football; airplane plane aeroplane; airplanes planes aeroplanes; resume cv;
  phone telephone; photo photograph; photos photographs; fridge refrigerator; exam examination; exams examinations; ad advertisement;
  faucet tap; flashlight torch; diaper nappy; sidewalk pavement; highway motorway freeway; gasoline petrol;
  everyone everybody; someone somebody; anyone anybody; nobody no-one; sick ill; items goods;
  store shop; stores shops; luggage baggage; bike bicycle; bikes bicycles; hi hello; dad father; mom mother
`
  .split(';')
  .map((group) => group.trim().split(/\s+/u));

const FIRST_OF: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(([first = '', ...others]) => others.map((word) => [word, first] as const)),
);

/** Whether two words are for the same thing: "film" and "movie". */
export const meanTheSame = (a: string, b: string): boolean =>
  a === b || (FIRST_OF.get(a) ?? a) === (FIRST_OF.get(b) ?? b);
