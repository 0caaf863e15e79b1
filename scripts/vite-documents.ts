// Writes a page for each route and language that names all its first drawing waits for, and documents.json, which says
// where each is to be served. The app starts from any of them, and from index.html, at any address.
import type { Plugin, Rolldown } from 'vite';
import type { FirstParts } from '../composition/routes/first-parts.ts';
import { mostlyNeedless } from './mostly-needless.ts';

const LANGUAGES = ['ja', 'en', 'ko'];

export interface Documents {
  /** Chunks by name, in the order in which every route needs them. */
  readonly always: readonly string[];
  readonly routes: Readonly<Record<string, FirstParts>>;
}

export function documents({ always, routes }: Documents): Plugin {
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
        const named = always.flatMap((name) => chunks.filter((chunk) => chunk.name === name));
        page.source = naming(String(page.source), filesOf(named, bundle));
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        const places: Record<string, string> = {};
        for (const language of LANGUAGES) {
          for (const [name, route] of Object.entries(routes)) {
            const own = partsOf(route, language).map((part) => chunkWith(part, chunks));
            const fileName = `documents/${language}/${name}.html`;
            const files = filesOf(own, bundle);
            const loaded = chunks.filter(({ fileName: file }) => files.has(file));
            const [needless] = mostlyNeedless([...named, ...own], loaded, importsOf);
            if (needless !== undefined)
              throw new Error(`${name} needs next to nothing of the chunk ${needless}`);
            const source = naming(page.source, files);
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

/** The same page, naming files that it did not name yet. */
function naming(html: string, files: ReadonlySet<string>): string {
  const missing = [...files].filter((file) => !html.includes(`"/${file}"`));
  const links = missing.map((file) =>
    file.endsWith('.css')
      ? `    <link rel="stylesheet" crossorigin href="/${file}">\n`
      : `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
  );
  return html.replace('  </head>', `${links.join('')}  </head>`);
}
