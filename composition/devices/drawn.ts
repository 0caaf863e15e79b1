/** Who is asked for something by then has waited long enough. */
const AT_MOST_MS = 3000;

/** Something has been drawn: what no screen waits for no longer takes the line from what the first one needs. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    // Browsers that do not know it tell of nothing.
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });
