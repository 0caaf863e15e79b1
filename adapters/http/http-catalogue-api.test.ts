import { catalogueApiContract } from '../../core/ports/catalogue-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

catalogueApiContract('HttpCatalogueApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  return {
    ...yui.controls,
    catalogue: yui.catalogue,
    anothers: ken.catalogue,
    library: yui.library,
    records: yui.records,
    newId: () => crypto.randomUUID(),
    pass: (ms) => oz.server.pass(ms),
  };
});
