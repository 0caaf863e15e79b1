/** Who is asked for something by then has waited long enough. */
const AT_MOST_MS = 3000;

/** A screen has been drawn: what none waits for no longer takes the line from what the first one needs. */
export const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, AT_MOST_MS);
    const app = document.querySelector('#app');
    const look = () => {
      if (!app?.querySelector('main:not([aria-busy])')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    };
    const observer = new MutationObserver(look);
    if (app) observer.observe(app, { childList: true, subtree: true });
    look();
  });
