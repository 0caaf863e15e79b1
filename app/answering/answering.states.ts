/** The level of a voice that says a few words, and a few more. */
export function speakInPhrases(listener: (level: number) => void): () => void {
  const timer = setInterval(() => {
    const now = performance.now() / 1000;
    listener(Math.abs(Math.sin(now * 2.1) * Math.sin(now * 9)));
  }, 50);
  return () => clearInterval(timer);
}
