import { describe, expect, it } from 'vitest';
import { readSignInLink, signInLink } from './sign-in-link.ts';

const GIVEN = { code: 'a_b-c+d/1', verifier: 'x'.repeat(43) };
const LINK = signInLink('https://oz.example', 'ko', GIVEN);

describe('a sign-in link', () => {
  it('says nothing before its #', () => {
    expect(LINK.split('#')[0]).toBe('https://oz.example/ko/login_code');
  });

  it('is read as it was written', () => {
    expect(readSignInLink(new URL(LINK).hash)).toEqual(GIVEN);
  });

  it.each(['', '#', '#code=a', '#code=a&code_verify=', '#code=%E3%81&code_verify=b', '#x'])(
    'is refused where it is not all there: %j',
    (fragment) => {
      expect(readSignInLink(fragment)).toBeUndefined();
    },
  );
});
