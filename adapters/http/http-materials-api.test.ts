import { materialsApiContract } from '../../core/ports/materials-api.contract.ts';
import { httpLearner } from './http-learner.fixture.ts';
import { openedServer } from './opened-server.fixture.ts';

const oz = openedServer();

materialsApiContract('HttpMaterialsApi', async () => {
  const yui = await httpLearner(oz.server, oz.url);
  const ken = await httpLearner(oz.server, oz.url);
  return { ...yui.controls, materials: yui.materials, anothers: ken.materials };
});
