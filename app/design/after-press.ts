/** Lets what is pressed be seen so before what follows: a slow phone answers with a frame. A second press meanwhile is the same one. */
export function afterPress(pressed: HTMLElement, follow: () => void): void {
  if (pressed.dataset['pressed'] !== undefined) return;
  pressed.dataset['pressed'] = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      delete pressed.dataset['pressed'];
      follow();
    }),
  );
}
