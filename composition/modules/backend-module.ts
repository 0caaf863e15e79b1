import { ContainerModule } from 'inversify';
import type { Backend } from '../backend.ts';
import { Port } from '../tokens.ts';

/** Plugs a backend into its sockets. */
export const backendModule = (backend: Backend) =>
  new ContainerModule(({ bind }) => {
    bind(Port.systemInfo).toConstantValue(backend.systemInfo);
    bind(Port.appConfig).toConstantValue(backend.appConfig);
    bind(Port.authApi).toConstantValue(backend.authApi);
    bind(Port.accountApi).toConstantValue(backend.accountApi);
    bind(Port.mailLinksApi).toConstantValue(backend.mailLinksApi);
    bind(Port.surveyApi).toConstantValue(backend.surveyApi);
    bind(Port.studyTimeApi).toConstantValue(backend.studyTimeApi);
    bind(Port.libraryApi).toConstantValue(backend.libraryApi);
    bind(Port.catalogueApi).toConstantValue(backend.catalogueApi);
    bind(Port.bookmarksApi).toConstantValue(backend.bookmarksApi);
    bind(Port.recordsApi).toConstantValue(backend.recordsApi);
    bind(Port.reviewApi).toConstantValue(backend.reviewApi);
    bind(Port.teacherApi).toConstantValue(backend.teacherApi);
    bind(Port.downloadsApi).toConstantValue(backend.downloadsApi);
  });
