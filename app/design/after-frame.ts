/** Runs once the browser has drawn what is to be seen already. */
export const afterFrame = (run: () => void): void =>
  void requestAnimationFrame(() => setTimeout(run));
