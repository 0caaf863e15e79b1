import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { modeOf, nativeApp } from '../core/navigation/native-app.ts';
import {
  BRIDGE_CALLS,
  BridgeEvent,
  BridgeRefusalCode,
  BridgeReply,
  BridgeRequest,
  MAX_MESSAGE_LENGTH,
} from './native-bridge.ts';

const page = readFileSync(new URL('../docs/native-bridge.md', import.meta.url), 'utf8');
const section = (heading: string): string =>
  page.split(/^#{2,3} /m).find((part) => part.startsWith(heading)) ?? '';
const examples = [...page.matchAll(/^\{ "v": .*\}$/gm)].map(([line]) => JSON.parse(line) as object);
const byId = (id: unknown) =>
  examples.find((example) => 'call' in example && Object(example).id === id);

describe('the page about the native bridge', () => {
  it.each(Object.entries(BRIDGE_CALLS))('names %s and its deadline', (name, { deadlineMs }) => {
    expect(section(`\`${name}\``)).toContain(`Deadline: ${deadlineMs} ms.`);
    expect(section('10. ')).toContain(`| \`${name}\` |`);
  });

  it('describes no call that there is not', () => {
    const described = [...page.matchAll(/^### `(\w+)`/gm)].map(([, name]) => name);
    expect(described).toEqual(Object.keys(BRIDGE_CALLS));
  });

  it.each(BridgeRefusalCode.options)('says when to refuse with %s', (refusal) => {
    expect(section('4. ')).toContain(`| \`${refusal}\` |`);
  });

  it.each(BridgeEvent.options.map(({ entries }) => entries.event.literal))(
    'names the event %s',
    (event) => {
      expect(section('7. ')).toContain(`| \`${event}\` | \`{ "v": 1, "event": "${event}"`);
    },
  );

  it('names the largest message', () => {
    expect(page).toContain(`${MAX_MESSAGE_LENGTH.toLocaleString('en')} characters`);
  });

  it('gives markers that the app knows', () => {
    expect(section('1. ')).toMatch(/`OzIOS\/<.*`OzAndroid\/<.*`OzEmbedded\/1`/s);
    expect([nativeApp('OzIOS/2.4.0'), nativeApp('OzAndroid/1')]).toEqual(['ios', 'android']);
    expect(modeOf('OzEmbedded/1')).toBe('embedded');
  });

  it('has only examples that fit the schemas', () => {
    expect(examples.length).toBeGreaterThan(2 * Object.keys(BRIDGE_CALLS).length);
    for (const example of examples) {
      if ('call' in example) {
        const { call, params } = v.parse(BridgeRequest, example);
        v.parse(BRIDGE_CALLS[call].params, params);
      } else {
        const reply = v.parse(BridgeReply, example);
        const asked = v.parse(BridgeRequest, byId(reply.id));
        if (reply.ok) v.parse(BRIDGE_CALLS[asked.call].reply, reply.value);
      }
    }
  });
});
