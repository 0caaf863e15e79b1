import { inLanguage, isOpen, splitLanguage } from './paths.ts';
import { loginRedirect } from './redirects.ts';
import type { Language } from '../shared/language.ts';

/** What happens to somebody who asks for a place: she is let in, waits, or is led elsewhere. */
export type Admission =
  | { readonly kind: 'open' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'led'; readonly to: string };

export interface Visitor {
  /** Of her device, for addresses that don't say. */
  readonly language: Language;
  readonly session: 'unknown' | 'signed-in' | 'signed-out';
  readonly isNative: boolean;
}

/** Decides for every address: its language first, then the session that it needs. */
export function admit(url: string, visitor: Visitor): Admission {
  const { language, rest } = splitLanguage(url);
  if (language === undefined) return { kind: 'led', to: inLanguage(url, visitor.language) };
  if (isOpen(rest) || visitor.session === 'signed-in') return { kind: 'open' };
  if (visitor.session === 'unknown') return { kind: 'wait' };
  return { kind: 'led', to: inLanguage(loginRedirect(rest, visitor.isNative), language) };
}
