import type { AppMode } from './app-mode.ts';
import { FORM_REDIRECT, inLanguage, isOpen, splitLanguage } from './paths.ts';
import { contractRedirect, loginRedirect } from './redirects.ts';
import type { Language } from '../shared/language.ts';

/** What happens to a visitor who asks for a place: she is let in, waits, or is led elsewhere. */
export type Admission =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'led'; readonly to: string };

export interface Visitor {
  /** Of her device, for addresses that don't say. */
  readonly language: Language;
  readonly session: 'unknown' | 'signed-in' | 'signed-out' | 'no-contract';
  readonly mode: AppMode;
}

/** Decides for every address: its language first, then the session that it needs. */
export function admit(url: string, visitor: Visitor): Admission {
  const { language, rest } = splitLanguage(url);
  if (language === undefined) return { kind: 'led', to: inLanguage(url, visitor.language) };
  if (isOpen(rest)) return { kind: 'open' };
  switch (visitor.session) {
    case 'unknown':
      return { kind: 'wait' };
    case 'signed-out':
      return { kind: 'led', to: inLanguage(loginRedirect(rest, visitor.mode), language) };
    case 'no-contract':
      return { kind: 'led', to: inLanguage(contractRedirect(rest, visitor.mode), language) };
    case 'signed-in':
      return visitor.mode === 'embedded' ? embedded(rest, language) : { kind: 'open' };
  }
}

/** Another app of the house wants a form and nothing else of ours. */
function embedded(rest: string, language: Language): Admission {
  const [path = '', query = ''] = rest.split('?');
  if (path === FORM_REDIRECT) return { kind: 'open' };
  const search = query === '' ? '' : `?${query}`;
  return { kind: 'led', to: inLanguage(FORM_REDIRECT + search, language) };
}
