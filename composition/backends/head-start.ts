/** Asks at once, before the answer is needed; the first caller that asks the same gets that answer. */
export const headStart = <Given extends readonly unknown[], T>(
  ask: (...given: Given) => Promise<T>,
  ...early: Given
): ((...given: Given) => Promise<T>) => firstAnswered(ask(...early), ask, early);

/** The same, of what was asked already. */
export function firstAnswered<Given extends readonly unknown[], T>(
  asked: Promise<T>,
  ask: (...given: Given) => Promise<T>,
  early: Given,
): (...given: Given) => Promise<T> {
  let answer: Promise<T> | undefined = asked;
  return (...given) => {
    const isSame = given.every((one, at) => one === early[at]);
    if (!answer || !isSame) return ask(...given);
    const first = answer;
    answer = undefined;
    return first;
  };
}
