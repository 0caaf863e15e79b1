// Writes a page for each route and language that names all its first drawing waits for, and documents.json, which says
// where each is to be served. The app starts from any of them, and from index.html, at any address.
import type { Plugin, Rolldown } from 'vite';
import type { FirstParts } from '../composition/routes/first-parts.ts';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../core/shared/language.ts';
import { mostlyNeedless } from './mostly-needless.ts';

export interface Documents {
  /** Chunks by name, in the order in which every route needs them: asked for by the page itself, and once it has a splash. */
  readonly atOnce: readonly string[];
  readonly afterSplash: readonly string[];
  /** What the splash says to those who listen. */
  readonly loading: Readonly<Record<Language, string>>;
  readonly routes: Readonly<Record<string, FirstParts>>;
}

export function documents({ atOnce, afterSplash, loading, routes }: Documents): Plugin {
  return {
    name: 'oz-documents',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build has no page');
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const called = (names: readonly string[]) =>
          names.flatMap((name) => chunks.filter((chunk) => chunk.name === name));
        const named = naming(String(page.source), filesOf(called(atOnce), bundle));
        const inLanguage = (language: Language) => speaking(named, language, loading[language]);
        const always = called(afterSplash);
        page.source = promising(inLanguage(FALLBACK_LANGUAGE), filesOf(always, bundle));
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const places: Record<string, string> = {};
        for (const language of LANGUAGES) {
          const html = inLanguage(language);
          for (const [name, route] of Object.entries(routes)) {
            const own = partsOf(route, language).map((part) => chunkWith(part, chunks));
            const fileName = `documents/${language}/${name}.html`;
            const needed = [...always, ...own];
            const files = filesOf(needed, bundle);
            const loaded = chunks.filter(({ fileName: file }) => files.has(file));
            const [needless] = mostlyNeedless([...called(atOnce), ...needed], loaded, importsOf);
            if (needless !== undefined)
              throw new Error(`${name} needs next to nothing of the chunk ${needless}`);
            const source = promising(html, files);
            this.emitFile({ type: 'asset', fileName, source });
            places[`/${language}${route.path}`] = fileName;
          }
        }
        const source = JSON.stringify(places);
        this.emitFile({ type: 'asset', fileName: 'documents.json', source });
      },
    },
  };
}

const partsOf = ({ modules, texts }: FirstParts, language: string): readonly string[] => [
  `app/i18n/${language}/first-texts`,
  ...modules,
  ...(texts.length === 0 ? [] : ['app/i18n/later-texts']),
  ...texts.map((name) => `app/i18n/${language}/${name}`),
];

function chunkWith(part: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const isPart = (id: string | null) => id?.replace(/\.tsx?$/, '').endsWith(`/${part}`) ?? false;
  const chunk =
    chunks.find(({ facadeModuleId }) => isPart(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some(isPart));
  if (!chunk) throw new Error(`Nothing in the build is called ${part}`);
  return chunk;
}

/** The chunks with all they import, and their style sheets. */
export function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  chunks.forEach(add);
  return files;
}

const speaking = (html: string, language: Language, loading: string): string =>
  html
    .replace(/<html lang="\w+">/, `<html lang="${language}">`)
    .replace('<p role="status"></p>', `<p role="status">${loading}</p>`);

/** The same page, naming files that it did not name yet. */
const naming = (html: string, files: ReadonlySet<string>): string =>
  html.replace('  </head>', `${linksTo(html, files, 'rel="stylesheet"')}  </head>`);

/** The same page, with links to these files that the app puts to use once something is drawn. */
const promising = (html: string, files: ReadonlySet<string>): string =>
  html.replace(
    '  </body>',
    `    <template id="further-parts">\n${linksTo(html, files, 'rel="preload" as="style"')}    </template>\n  </body>`,
  );

function linksTo(html: string, files: ReadonlySet<string>, style: string): string {
  const missing = [...files].filter((file) => !html.includes(`"/${file}"`));
  const links = missing.map((file) => {
    const rel = file.endsWith('.css') ? style : 'rel="modulepreload"';
    return `    <link ${rel} crossorigin href="/${file}">\n`;
  });
  return links.join('');
}
