import { beforeEach, describe, expect, it } from 'vitest';
import type { BridgeCall, BridgeEvent, NativeBridge } from './native-bridge.ts';

/** What a wrapper may do when it is called. */
export type WrapperConduct =
  | { readonly does: 'answer'; readonly value: unknown }
  | { readonly does: 'refuse'; readonly refusal: 'unsupported' | 'denied' | 'cancelled' | 'failed' }
  /** Says this text, in which `<id>` stands for the id of the call. */
  | { readonly does: 'say'; readonly text: string; readonly means: 'silence' | 'malformed' }
  | { readonly does: 'keep silent' };

interface Subject {
  readonly bridge: NativeBridge;
  /** From now on the wrapper knows this call, and does this when it is called. */
  conduct(call: BridgeCall, conduct: WrapperConduct): void;
  tell(event: BridgeEvent): void;
  /** Whether the wrapper was asked this. */
  wasAsked(call: BridgeCall, params: unknown): boolean;
  pass(ms: number): void;
}

const settled = async () => {
  for (let moment = 0; moment < 20; moment += 1) await Promise.resolve();
};

export function nativeBridgeContract(adapter: string, fresh: () => Subject): void {
  describe(`${adapter} keeps the NativeBridge contract`, () => {
    let subject: Subject;
    let bridge: NativeBridge;

    beforeEach(() => {
      subject = fresh();
      bridge = subject.bridge;
    });

    const refused = (kind: string) => ({ ok: false, error: { kind } });

    it('asks the wrapper, and gives what it answers', async () => {
      subject.conduct('purchase', { does: 'answer', value: { signed_transaction: 'a.b.c' } });
      expect(await bridge.call('purchase', { product_id: 'oz.monthly' })).toEqual({
        ok: true,
        value: { signed_transaction: 'a.b.c' },
      });
      expect(subject.wasAsked('purchase', { product_id: 'oz.monthly' })).toBe(true);
    });

    it('refuses a call that the wrapper does not know, without asking it', async () => {
      expect(await bridge.call('close', null)).toEqual(refused('bridge-unsupported'));
      expect(subject.wasAsked('close', null)).toBe(false);
    });

    it.each(['unsupported', 'denied', 'cancelled', 'failed'] as const)(
      'hands on that the wrapper refused: %s',
      async (refusal) => {
        subject.conduct('purchase', { does: 'refuse', refusal });
        expect(await bridge.call('purchase', { product_id: 'p' })).toEqual(
          refused(`bridge-${refusal}`),
        );
      },
    );

    it('answers several calls at the same time, each with its own', async () => {
      subject.conduct('microphone_permission', { does: 'answer', value: true });
      subject.conduct('logout', { does: 'answer', value: null });
      expect(
        await Promise.all([
          bridge.call('microphone_permission', null),
          bridge.call('logout', null),
        ]),
      ).toEqual([
        { ok: true, value: true },
        { ok: true, value: null },
      ]);
    });

    it('waits for a silent wrapper until the deadline and no longer', async () => {
      subject.conduct('microphone_permission', { does: 'keep silent' });
      let answer: unknown;
      const ask = async () => {
        answer = await bridge.call('microphone_permission', null);
      };
      void ask();
      await settled();
      subject.pass(999);
      await settled();
      expect(answer).toBeUndefined();
      subject.pass(1);
      await settled();
      expect(answer).toEqual(refused('bridge-silent'));
    });

    it.each([
      ['malformed JSON', '{"v":1,"id":<id>,', 'silence'],
      ['no text', '', 'silence'],
      ['null', 'null', 'silence'],
      ['another id', '{"v":1,"id":999,"ok":true,"value":true}', 'silence'],
      [
        'something huge',
        `{"v":1,"id":<id>,"ok":true,"value":"${'x'.repeat(2_000_000)}"}`,
        'silence',
      ],
      ['another version', '{"v":2,"id":<id>,"ok":true,"value":true}', 'malformed'],
      ['another shape', '{"v":1,"id":<id>,"ok":true,"value":"true"}', 'malformed'],
      ['no value', '{"v":1,"id":<id>,"ok":true}', 'malformed'],
      ['an unknown refusal', '{"v":1,"id":<id>,"ok":false,"refusal":"no"}', 'malformed'],
    ] as const)('survives a wrapper that says %s', async (_, text, means) => {
      subject.conduct('microphone_permission', { does: 'say', text, means });
      const answering = bridge.call('microphone_permission', null);
      await settled();
      subject.pass(1000);
      expect(await answering).toEqual(
        refused(means === 'silence' ? 'bridge-silent' : 'bridge-malformed'),
      );
      subject.conduct('microphone_permission', { does: 'answer', value: true });
      expect(await bridge.call('microphone_permission', null)).toEqual({ ok: true, value: true });
    });

    it('calls back at every event, until it is stopped, any number of times', () => {
      const heard: BridgeEvent[] = [];
      const stop = bridge.watch((event) => heard.push(event));
      const changed = { event: 'push_token_changed', token: 't', platform: 'ios' } as const;
      const purchased = { event: 'purchased', signed_transaction: 'a.b.c' } as const;
      subject.tell({ event: 'flush' });
      subject.tell(changed);
      subject.tell(purchased);
      expect(heard).toEqual([{ event: 'flush' }, changed, purchased]);
      stop();
      stop();
      subject.tell({ event: 'flush' });
      expect(heard).toHaveLength(3);
    });
  });
}
