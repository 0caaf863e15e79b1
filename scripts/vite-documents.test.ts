import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents } from './vite-documents.ts';

const texts = (language: string): [string, string] => [
  `app/i18n/${language}/first-texts.ts`,
  `export const firstTexts = 'first ${language}';`,
];

const SITE: Readonly<Record<string, string>> = Object.fromEntries([
  ...['ja', 'en', 'ko'].map(texts),
  [
    'index.html',
    '<html lang="ja"><head>\n  </head>\n  <body><p role="status"></p><script type="module" src="/web.ts"></script>\n  </body>',
  ],
  [
    'web.ts',
    `globalThis.open = [() => import('./books-route.ts'), () => import('./lesson-route.ts'),
      ...['ja', 'en', 'ko'].map((language) => () => import(\`./app/i18n/\${language}/first-texts.ts\`))];`,
  ],
  [
    'books-route.ts',
    `import './books.css'; import { shared } from './shared.ts'; shared('books');`,
  ],
  ['lesson-route.ts', `import { shared } from './shared.ts'; shared('lesson');`],
  ['shared.ts', 'export const shared = (what) => console.log(what, document.title);'],
  ['books.css', 'main { color: teal }'],
]);

const LOADING = { ja: 'よみこみ', en: 'Loading', ko: '로딩' };

describe('the pages of the built app', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'oz-documents-'));
    for (const [file, content] of Object.entries(SITE)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), content);
    }
    const books = { path: '/books/:id', modules: ['books-route'], texts: [] };
    await build({
      configFile: false,
      logLevel: 'error',
      root: folder,
      plugins: [
        documents({ atOnce: ['index'], afterSplash: [], loading: LOADING, routes: { books } }),
      ],
    });
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true }));

  const built = (file: string) => readFile(join(folder, 'dist', file), 'utf8');
  const named = async (file: string) =>
    [...(await built(file)).matchAll(/(?:href|src)="\/assets\/([\w-]+)-[\w-]{8}\.(js|css)"/g)]
      .map(([, name, kind]) => `${name}.${kind}`)
      .toSorted();

  it('name the file of their route, all it imports, its style and the texts of their language', async () => {
    const files = await named('documents/ko/books.html');
    expect(files).toEqual(
      expect.arrayContaining(['books-route.css', 'books-route.js', 'first-texts.js', 'shared.js']),
    );
    expect(files).not.toContain('lesson-route.js');
    expect(await built('documents/ko/books.html')).not.toBe(await built('documents/ja/books.html'));
  });

  it('are listed with the place of each', async () => {
    expect(JSON.parse(await built('documents.json'))).toEqual({
      '/ja/books/:id': 'documents/ja/books.html',
      '/en/books/:id': 'documents/en/books.html',
      '/ko/books/:id': 'documents/ko/books.html',
    });
  });

  it('speak the language of their address', async () => {
    const page = await built('documents/ko/books.html');
    expect(page).toContain('<html lang="ko">');
    expect(page).toContain('<p role="status">로딩</p>');
  });

  it('leave the page for any address as it was', async () => {
    expect(await named('index.html')).not.toContain('books-route.js');
  });
});
