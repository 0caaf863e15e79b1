import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.ts';

describe('relyingPartyOf', () => {
  it('is the host of the public address', () => {
    expect(relyingPartyOf('https://oz.example')).toEqual({
      id: 'oz.example',
      origins: ['https://oz.example'],
    });
    expect(relyingPartyOf('https://oz.example:8443')).toEqual({
      id: 'oz.example',
      origins: ['https://oz.example:8443'],
    });
  });

  it.each(['http://127.0.0.1:8787', 'http://localhost:8787', 'http://[::1]:8787'])(
    'is localhost at %s',
    (address) => {
      expect(relyingPartyOf(address)).toEqual({
        id: 'localhost',
        origins: ['http://localhost:8787'],
      });
    },
  );

  it.each(['http://oz.example', 'https://10.0.0.7', 'https://[2001:db8::1]', ''])(
    'is none at "%s", where browsers make no passkeys',
    (address) => {
      expect(relyingPartyOf(address)).toBeUndefined();
    },
  );
});
