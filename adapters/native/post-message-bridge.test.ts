import { beforeEach, describe, expect, it } from 'vitest';
import { nativeBridgeContract } from '../../core/ports/native-bridge.contract.ts';
import { MemoryClock } from '../memory/memory-clock.ts';
import { PostMessageBridge } from './post-message-bridge.ts';
import { ScriptedWrapper } from './wrapper.fixture.ts';

nativeBridgeContract('PostMessageBridge', () => {
  const clock = new MemoryClock();
  const wrapper = new ScriptedWrapper();
  return {
    bridge: new PostMessageBridge(wrapper, clock),
    conduct: (call, conduct) => wrapper.conduct(call, conduct),
    tell: (event) => wrapper.say(JSON.stringify({ v: 1, ...event })),
    wasAsked: (call, params) =>
      wrapper.heard.some(
        (asked) => asked.call === call && JSON.stringify(asked.params) === JSON.stringify(params),
      ),
    pass: (ms) => clock.pass(ms),
  };
});

describe('PostMessageBridge', () => {
  let clock: MemoryClock;
  let wrapper: ScriptedWrapper;
  let bridge: PostMessageBridge;

  beforeEach(() => {
    clock = new MemoryClock();
    wrapper = new ScriptedWrapper();
    bridge = new PostMessageBridge(wrapper, clock);
  });

  const settled = async () => {
    for (let moment = 0; moment < 20; moment += 1) await Promise.resolve();
  };
  const called = () => wrapper.heard.map(({ call }) => call);
  const refused = (kind: string) => ({ ok: false, error: { kind } });
  const permission = () => bridge.call('microphone_permission', null);

  it('finds everything unsupported without a wrapper', async () => {
    const alone = new PostMessageBridge(undefined, clock);
    expect(await alone.call('close', null)).toEqual(refused('bridge-unsupported'));
  });

  it('says hello once, before the first call', async () => {
    wrapper.conduct('microphone_permission', { does: 'answer', value: true });
    await Promise.all([permission(), permission()]);
    await permission();
    expect(called()).toEqual(['hello', ...Array(3).fill('microphone_permission')]);
    expect(wrapper.heard.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(wrapper.heard[0]?.params).toEqual({ versions: [1] });
  });

  it('gives what the wrapper said of itself', async () => {
    expect(await bridge.call('hello', { versions: [1] })).toEqual({
      ok: true,
      value: wrapper.hello(),
    });
  });

  it('finds everything unsupported with a wrapper of another version', async () => {
    wrapper.conduct('microphone_permission', { does: 'answer', value: true });
    wrapper.conduct('hello', { does: 'answer', value: wrapper.hello(2) });
    expect(await permission()).toEqual(refused('bridge-unsupported'));
    expect(called()).toEqual(['hello']);
  });

  it('asks a wrapper that was silent at first again, within the deadline of each call', async () => {
    wrapper.conduct('microphone_permission', { does: 'answer', value: true });
    wrapper.conduct('hello', { does: 'keep silent' });
    const early = permission();
    await settled();
    clock.pass(1000);
    expect(await early).toEqual(refused('bridge-silent'));
    clock.pass(2000);
    await settled();
    wrapper.conduct('hello', { does: 'answer', value: wrapper.hello() });
    expect(await permission()).toEqual({ ok: true, value: true });
  });

  it('throws a late reply away, and the second of two', async () => {
    wrapper.conduct('microphone_permission', { does: 'keep silent' });
    const late = permission();
    await settled();
    clock.pass(1000);
    expect(await late).toEqual(refused('bridge-silent'));
    wrapper.reply(2, true);

    const twice = permission();
    await settled();
    wrapper.reply(3, false);
    wrapper.reply(3, true);
    expect(await twice).toEqual({ ok: true, value: false });
  });

  it('takes a wrapper that cannot be spoken to for failed', async () => {
    wrapper.send = () => {
      throw new TypeError('gone');
    };
    expect(await permission()).toEqual(refused('bridge-failed'));
  });

  it.each([
    ['an unknown event', '{"v":1,"event":"reboot"}'],
    ['another version', '{"v":2,"event":"flush"}'],
    ['a token that is none', '{"v":1,"event":"push_token_changed","token":7,"platform":"ios"}'],
    ['a list', '[]'],
    ['no text', { v: 1, event: 'flush' }],
  ])('ignores %s', (_, message) => {
    const heard: unknown[] = [];
    bridge.watch((event) => heard.push(event));
    wrapper.say(message);
    expect(heard).toEqual([]);
  });
});
