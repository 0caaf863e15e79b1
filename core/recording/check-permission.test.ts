import { describe, expect, it } from 'vitest';
import { PERMISSION_MARKER_KEY, permissionKey } from './check-permission.ts';
import { recordingStage } from './recording-stage.fixture.ts';

const OLD_IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_8 like Mac OS X) AppleWebKit/605.1.15',
  maxTouchPoints: 5,
};

/** A token that says who she is; its signature is not checked here. */
const signedInAs = (sub: string) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const accessToken = [part({ alg: 'none' }), part({ sub, exp: 9_999_999_999 }), 'x'].join('.');
  return { accessToken, refreshToken: 'r' };
};

describe('whether the app may record', () => {
  it.each(['granted', 'prompt', 'denied'] as const)(
    'is what the browser says: %s',
    async (says) => {
      const stage = recordingStage({});
      stage.microphones.says = says;
      expect(await stage.permission.execute()).toBe(says);
    },
  );

  it('is denied where the browser has no way to say', async () => {
    const stage = recordingStage({});
    stage.microphones.says = undefined;
    expect(await stage.permission.execute()).toBe('denied');
  });

  describe('on a system too old to tell', () => {
    it('is to be asked for at the first look, and denied at every later one', async () => {
      const stage = recordingStage({ agent: OLD_IPHONE });
      stage.microphones.says = 'granted';
      expect(await stage.permission.execute()).toBe('prompt');
      expect(stage.preferences.read(PERMISSION_MARKER_KEY)).toBeDefined();
      expect(await stage.permission.execute()).toBe('denied');
      expect(await stage.permission.execute()).toBe('denied');
    });

    it('is not noted for the learner', async () => {
      const stage = recordingStage({ agent: OLD_IPHONE });
      stage.sessions.save(signedInAs('yui'));
      await stage.permission.execute();
      expect(stage.preferences.read(permissionKey('yui'))).toBeUndefined();
    });
  });

  describe('inside a wrapper', () => {
    it.each([
      ['granted when it says yes', { ok: true, value: true }, 'granted'],
      ['to be asked for when it says no', { ok: true, value: false }, 'prompt'],
      [
        'to be asked for when it refuses',
        { ok: false, error: { kind: 'bridge-failed' } },
        'prompt',
      ],
    ] as const)('is %s', async (_name, microphone_permission, permission) => {
      const stage = recordingStage({ wrapper: 'ios', agent: OLD_IPHONE });
      stage.microphones.says = 'denied';
      stage.bridge.answers = { microphone_permission };
      expect(await stage.permission.execute()).toBe(permission);
    });

    it('is to be asked for when it says nothing within a second', async () => {
      const stage = recordingStage({ wrapper: 'android' });
      stage.bridge.answers = { microphone_permission: 'silence' };
      let answer: string | undefined;
      const ask = async () => {
        answer = await stage.permission.execute();
      };
      const asked = ask();
      stage.clock.pass(999);
      await new Promise((resolve) => setImmediate(resolve));
      expect(answer).toBeUndefined();
      stage.clock.pass(1);
      await asked;
      expect(answer).toBe('prompt');
    });
  });

  it('is noted for each learner', async () => {
    const stage = recordingStage({});
    stage.microphones.says = 'granted';
    stage.sessions.save(signedInAs('yui'));
    await stage.permission.execute();
    stage.microphones.says = 'denied';
    stage.sessions.save(signedInAs('ken'));
    await stage.permission.execute();
    expect(stage.preferences.read(permissionKey('yui'))).toBe('granted');
    expect(stage.preferences.read(permissionKey('ken'))).toBe('denied');
  });
});
