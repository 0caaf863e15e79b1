import { useEffect, useRef } from 'react';

/** A new question begins at its top, and so does an answer that is opened or closed. */
export function useTopOfQuestion(question: string | number | undefined, isAnswerOpen: boolean) {
  const shown = `${question} ${isAnswerOpen}`;
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    scrollTo({ top: 0 });
  }, [shown]);
}
