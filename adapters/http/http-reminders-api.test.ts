import { remindersApiContract } from '../../core/ports/reminders-api.contract.ts';
import { smallOz } from './small-oz.fixture.ts';

remindersApiContract('HttpRemindersApi', async () => {
  const oz = await smallOz();
  const { reminders, account, controls } = await oz.learner();
  return { reminders, account, ...controls };
});
