import { wordSet } from './word-set.ts';

/** Never with `a`, never with a plural ending. */
export const UNCOUNTABLE: ReadonlySet<string> = wordSet(`
information homework housework furniture advice luggage baggage equipment news knowledge traffic money cash progress
research software hardware machinery scenery weather music rice bread milk butter sugar salt jewelry jewellery clothing
garbage trash rubbish mail stuff fun luck music evidence feedback research vocabulary grammar slang pollution
transportation electricity rain snow sand furniture cutlery stationery makeup merchandise underwear footwear sunshine
sushi ramen sake tofu miso meat pork beef overtime spaghetti wifi internet tennis soccer baseball basketball
housing harassment maths mathematics physics gymnastics
`);

/** Uncountable nouns that learners give a plural, with what it becomes. */
export const FALSE_PLURALS: ReadonlyMap<string, string> = new Map(
  [
    ...wordSet(`information homework housework furniture advice luggage baggage equipment knowledge traffic money software
      hardware machinery scenery bread evidence feedback vocabulary jewelry clothing garbage stuff music slang pollution
      transportation electricity underwear research progress`),
  ].map((noun) => [/(?:s|ch)$/u.test(noun) ? `${noun}es` : `${noun}s`, noun]),
);
