import { ok, type Result } from '../../core/shared/result.ts';

/** What a list is asked for: its first page, or what comes after one. */
export type AskedPage = { readonly after?: string };

/** All pages of a list, one after the other. A refusal of any of them is the answer. */
export async function everyPage<P extends { readonly next: string | null }, E>(
  ask: (query: AskedPage) => Promise<Result<P, E>>,
): Promise<Result<readonly P[], E>> {
  const pages: P[] = [];
  for (let query: AskedPage | undefined = {}; query;) {
    const page: Result<P, E> = await ask(query);
    if (!page.ok) return page;
    pages.push(page.value);
    query = page.value.next === null ? undefined : { after: page.value.next };
  }
  return ok(pages);
}
