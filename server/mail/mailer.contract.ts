import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail, Mailer } from './mailer.ts';

export interface ArrivedMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailerSubject {
  readonly mailer: Mailer;
  /** Everything that came out at the other end. */
  arrived(): Promise<readonly ArrivedMail[]>;
  close(): Promise<void>;
}

const mail: Mail = {
  id: '0198a8f2-0000-7000-8000-000000000001',
  to: 'yui@oz.example',
  subject: 'メールアドレスの確認 <b> 확인 🎉',
  text: 'こんにちは。\n\n.始まりの点と、とても長い行'.padEnd(3000, 'い'),
  html: '<p>こんにちは &lt;b&gt;</p>',
};

export function mailerContract(adapter: string, fresh: () => Promise<MailerSubject>): void {
  describe(`${adapter} keeps the Mailer contract`, () => {
    let subject: MailerSubject;

    beforeEach(async () => {
      subject = await fresh();
    });

    afterEach(() => subject.close());

    it('brings a mail as it was written, in any script', async () => {
      await subject.mailer.send(mail);
      expect(await subject.arrived()).toEqual([mail]);
    });

    it('gives the same mail the same id, and another one another', async () => {
      await subject.mailer.send(mail);
      await subject.mailer.send(mail);
      await subject.mailer.send({ ...mail, id: '0198a8f2-0000-7000-8000-000000000002' });
      const ids = (await subject.arrived()).map(({ id }) => id);
      expect(new Set(ids).size).toBe(2);
    });
  });
}
