import type { Page } from 'playwright';

/** What a learner who has just come to the screen can't press, and what the keyboard comes to under a bar, one line each. */
export async function outOfSight(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const nameOf = (element: HTMLElement) =>
      element.getAttribute('aria-label') ?? element.innerText.slice(0, 40);
    const isWhole = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const isSeen = (element: HTMLElement) => {
      const { left, top, bottom, width } = element.getBoundingClientRect();
      const middle = left + width / 2;
      return [top + 4, (top + bottom) / 2, bottom - 4].some((height) =>
        element.contains(document.elementFromPoint(middle, height)),
      );
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

    const actions = all('[data-actions] :is([data-record], [data-kind=primary]:not([disabled]))');
    const below = actions.filter((action) => !isWhole(action));

    const stops = all('main :is(a[href], button:not([disabled]), summary, textarea)').filter(
      (stop) => stop.checkVisibility() && !stop.closest('[inert], dialog'),
    );
    // There and back: the bar at the top hides what comes from above.
    const covered = [...stops, ...stops.toReversed()].filter((stop) => {
      stop.focus();
      return document.activeElement === stop && !isSeen(stop);
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
    return [
      ...below.map((action) => `"${nameOf(action)}" is below the fold`),
      ...[...new Set(covered)].map((stop) => `"${nameOf(stop)}" has the focus under a bar`),
    ];
  });
}
