import { inLanguage, SIGN_IN_LINK } from '../navigation/paths.ts';
import type { SignInCode } from '../ports/auth-api.ts';
import type { Language } from '../shared/language.ts';

/** The code stands behind the `#`: browsers send that to no server, and tell it to no other page. */
export function signInLink(origin: string, language: Language, given: SignInCode): string {
  const { code, verifier } = given;
  const secret = `code=${encodeURIComponent(code)}&code_verify=${encodeURIComponent(verifier)}`;
  return `${origin}${inLanguage(SIGN_IN_LINK, language)}#${secret}`;
}

/** @param fragment with or without its `#`. Undefined where it is not all there. */
export function readSignInLink(fragment: string): SignInCode | undefined {
  const [, code, verifier] = /^#?code=([\w%.~-]+)&code_verify=([\w%.~-]+)$/.exec(fragment) ?? [];
  if (code === undefined || verifier === undefined) return undefined;
  try {
    return { code: decodeURIComponent(code), verifier: decodeURIComponent(verifier) };
  } catch {
    return undefined; // it was cut off within a sign
  }
}
