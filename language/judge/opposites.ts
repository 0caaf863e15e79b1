/** Where one of a pair stands for the other and nothing else differs, something else is said. */
const PAIRS = `big small, bigger smaller, large small, larger smaller, biggest smallest, largest smallest, hot cold, warm cool, warmer cooler,
  together separately, together individually, receipt recipe, window aisle, cheap expensive, cheaper expensive, agree disagree, open closed, opened closed,
  opens closes, strong weak, stronger weaker, best worst, better worse, before after, early late, earlier later, inside outside, upstairs downstairs,
  arrive leave, arrived left, borrow lend, borrowed lent, import export, imports exports, increase decrease, increased decreased, increasing decreasing,
  rise fall, rose fell, rising falling, young old, younger older, youngest oldest, single married, unmarried married, remember forget,
  remembered forgot, win lose, won lost, same different, always never, possible impossible, easy difficult, easy hard, easier harder, long short,
  longer shorter, tall short, taller shorter, high low, higher lower, heavy light, heavier lighter, near far, rich poor, safe dangerous,
  admit deny, admitted denied, accept reject, accepted rejected, accept refuse, accepted refused, double half, twice half, grandmother grandfather,
  grandma grandpa, uncle aunt, niece nephew, sisters brothers, sons daughters, on off, weekday weekend, weekdays weekends, lunch dinner, breakfast dinner,
  breakfast lunch, bus train, taxi train, taxi bus, next last, this last, this next, latter former, ahead behind, above below, full empty,
  internal external, domestic overseas, domestic foreign, public private, success failure, succeed fail, succeeded failed, advantage disadvantage,
  advantages disadvantages, useful useless, profit loss, supply demand, buyer seller, employer employee, more less, fewer more, most least,
  maximum minimum, top bottom, front back, wide narrow, thick thin, clean dirty, wet dry, noisy quiet, fast slow, faster slower,
  mondays sundays, saturdays sundays, mondays saturdays`;

const OPPOSITES: ReadonlySet<string> = new Set(
  PAIRS.split(',').flatMap((pair) => {
    const [one = '', other = ''] = pair.trim().split(' ');
    return [`${one} ${other}`, `${other} ${one}`];
  }),
);

/** Whether one word says the contrary of another, or names another of a pair: "bigger" and "smaller", "window" and "aisle". */
export const areOpposite = (word: string, other: string): boolean =>
  OPPOSITES.has(`${word} ${other}`);
