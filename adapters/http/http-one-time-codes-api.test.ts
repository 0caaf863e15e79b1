import { oneTimeCodesApiContract } from '../../core/ports/one-time-codes-api.contract.ts';
import { smallOz } from './small-oz.fixture.ts';

oneTimeCodesApiContract('HttpOneTimeCodesApi', async () => {
  const oz = await smallOz();
  const { oneTimeCodes, account, auth, email, password } = await oz.learner();
  return {
    codes: oneTimeCodes,
    account,
    auth,
    email,
    password,
    now: () => oz.clock.now(),
    pass: (ms) => oz.clock.pass(ms),
  };
});
