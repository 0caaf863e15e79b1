import { describe, expect, it } from 'vitest';
import { readPush } from './read-push.ts';

const push = { title: '今日も', body: 'ひとこと', path: '/ja/review', topic: 'reminder' };

describe('a push', () => {
  it('is shown as it was written', () => {
    expect(readPush(JSON.stringify(push))).toEqual(push);
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', ''])(
    'leads nowhere outside: %s',
    (path) => expect(readPush(JSON.stringify({ ...push, path })).path).toBe('/'),
  );

  it.each([undefined, '', 'no JSON', 'null', '[]', '{"title":1}', '{"title":""}'])(
    'that can not be read is shown as well: %s',
    (text) => expect(readPush(text)).toMatchObject({ title: 'Oz', path: '/' }),
  );
});
