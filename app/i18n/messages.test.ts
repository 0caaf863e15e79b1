import { describe, expect, it } from 'vitest';
import { MESSAGES, type MessageId } from '../../core/errors/message-catalogue.ts';
import { errors as enErrors } from './en/errors.ts';
import { messages as en } from './en/messages.ts';
import { messages as ja } from './ja/messages.ts';
import { messages as ko } from './ko/messages.ts';

const ids = Object.keys(MESSAGES) as MessageId[]; // an object literal has no other keys

describe('the error catalogue', () => {
  it.each(ids)('says "%s" as the specification does in English', (id) => {
    expect(en[id]).toBe(MESSAGES[id].english);
  });

  it.each(ids)('says "%s" in Japanese and in Korean', (id) => {
    expect(ja[id]).toMatch(/[ぁ-ん]/);
    expect(ko[id]).toMatch(/[가-힣]/);
  });

  it.each(ids)('is what is shown for the refusals of "%s"', (id) => {
    const sentence = MESSAGES[id].english.replace(/\.$/, '');
    const shown = MESSAGES[id].kinds.filter((kind) => kind !== 'not-found');
    for (const kind of shown) expect(enErrors[kind]).toContain(sentence);
  });
});
