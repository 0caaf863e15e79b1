import { mailerContract } from './mailer.contract.ts';
import { MemoryMailer } from './memory-mailer.ts';

mailerContract('MemoryMailer', async () => {
  const mailer = new MemoryMailer();
  return { mailer, arrived: async () => mailer.mails, close: async () => mailer.close() };
});
