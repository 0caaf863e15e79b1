import { fileOf, type GalleryShot } from './gallery-shot.ts';

/** One page with every picture, grouped by screen and state. */
export function overview(shots: readonly GalleryShot[]): string {
  const groups = Map.groupBy(shots, ({ screen, state }) => `${screen}: ${state}`);
  const sections = [...groups].map(
    ([name, group]) => `<h2>${name}</h2>\n<div>${group.map(picture).join('\n')}</div>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8" />
<title>Oz: ${shots.length} pictures</title>
<style>
  body { margin: 2rem; font: 16px system-ui; color-scheme: light dark }
  div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  img { height: 26rem; border: 1px solid #8888; border-radius: 0.5rem }
  figure { margin: 0 } figcaption { font-size: 0.8rem }
</style>
${sections.join('\n')}
</html>
`;
}

const picture = (shot: GalleryShot): string =>
  `<figure><a href="${fileOf(shot)}"><img loading="lazy" src="${fileOf(shot)}" alt=""></a>` +
  `<figcaption>${shot.size} ${shot.theme} ${shot.language}</figcaption></figure>`;
