import type { Container } from 'inversify';
import { ReadAhead } from '../core/offline/read-ahead.ts';
import { orNothing } from '../core/shared/or-nothing.ts';
import { learnerOf } from '../core/sign-in/learner-of.ts';
import { Make, Port } from './tokens.ts';

/** Keeps on the device what she may want where there is no network. */
export async function readAhead(app: Pick<Container, 'get'>): Promise<void> {
  const [copies, apis] = await Promise.all([app.get(Make.readCopies)(), app.get(Port.apis)()]);
  if (!copies) return;
  const sessions = app.get(Port.sessionStore);
  const ahead = new ReadAhead({
    copies,
    library: apis.libraryApi,
    catalogue: apis.catalogueApi,
    reviews: apis.reviewApi,
    materials: apis.materialsApi,
    learnerId: () => learnerOf(sessions),
    clock: app.get(Port.clock),
  });
  await orNothing(app.get(Port.reporter), 'read ahead', () => ahead.run());
}
