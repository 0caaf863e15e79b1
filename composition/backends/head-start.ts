/** Asks at once, before anybody needs it; the first who does gets that answer. */
export function headStart<T>(ask: () => Promise<T>): () => Promise<T> {
  let early: Promise<T> | undefined = ask();
  return () => {
    const answer = early ?? ask();
    early = undefined;
    return answer;
  };
}
