import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailPost, MailRequest } from './mail-room.ts';

export interface MailPostSubject {
  readonly post: MailPost;
  /** From here on what was posted is delivered, each time by calling `deliver`. */
  begin(): Promise<void>;
  close(): Promise<void>;
}

type Deliver = (id: string, request: MailRequest) => Promise<void>;

const request: MailRequest = { kind: 'register', email: 'yui@oz.example', language: 'ja' };

export function mailPostContract(
  adapter: string,
  fresh: (deliver: Deliver) => Promise<MailPostSubject>,
): void {
  describe(`${adapter} keeps the MailPost contract`, () => {
    let subject: MailPostSubject;
    let delivered: { readonly id: string; readonly request: MailRequest }[];
    let arrives: () => void;

    /** Until as many were delivered. */
    const arrival = async (count: number) => {
      while (delivered.length < count) {
        const { promise, resolve } = Promise.withResolvers<void>();
        arrives = resolve;
        await promise;
      }
    };

    beforeEach(async () => {
      delivered = [];
      arrives = () => undefined;
      subject = await fresh(async (id, given) => {
        delivered.push({ id, request: given });
        arrives();
      });
    }, 60_000);

    afterEach(() => subject.close(), 60_000);

    it('keeps what was posted before a process was there to deliver it', async () => {
      await subject.post.post(request);
      expect(delivered).toEqual([]);
      await subject.begin();
      await arrival(1);
      expect(delivered).toMatchObject([{ request }]);
    }, 30_000);

    it('delivers once what is posted under one name, also at the same moment', async () => {
      const twice = ['undo a', 'undo a', 'undo b', 'undo b'];
      await Promise.all(twice.map((name) => subject.post.post(request, name)));
      await subject.begin();
      await subject.post.post(request, 'undo a');
      await arrival(2);
      await subject.post.post(request);
      await arrival(3);
      await subject.close();
      expect(delivered).toHaveLength(3);
      expect(new Set(delivered.map(({ id }) => id)).size).toBe(3);
    }, 30_000);

    it('delivers at once what is posted later, each once and under an id of its own', async () => {
      await subject.begin();
      await Promise.all([1, 2, 3].map(() => subject.post.post(request)));
      await arrival(3);
      await subject.close();
      expect(delivered).toHaveLength(3);
      expect(new Set(delivered.map(({ id }) => id)).size).toBe(3);
    }, 30_000);
  });
}
