import { monologuesApiContract } from '../../core/ports/monologues-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

const said = (text: string) => new TextEncoder().encode(`said:${text}`);

monologuesApiContract('HttpMonologuesApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  return {
    ...yui.controls,
    monologues: yui.monologues,
    anothers: ken.monologues,
    materialId: 'my-morning',
    long: said(
      `Every morning I get up at six thirty and turn off the alarm. After that I wash my face and have breakfast with my mother.
       She have a small garden. Then we leave home together at eight.`,
    ),
    short: said('I like dogs.'),
    now: () => oz.server.now(),
    settled: () => oz.server.corrections.settled(),
  };
});
