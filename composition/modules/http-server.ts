import { ContainerModule } from 'inversify';
import { HttpAccountApi } from '../../adapters/http/http-account-api.ts';
import { HttpAuthApi } from '../../adapters/http/http-auth-api.ts';
import { HttpClient } from '../../adapters/http/http-client.ts';
import { HttpDownloadsApi } from '../../adapters/http/http-downloads-api.ts';
import { HttpLibraryApi } from '../../adapters/http/http-library-api.ts';
import { HttpRecordsApi } from '../../adapters/http/http-records-api.ts';
import type { AccessTokenSource } from '../../core/ports/access-token-source.ts';
import type { Language } from '../../core/shared/language.ts';
import { Port, UseCase } from '../tokens.ts';

/** The backend over HTTP; `baseUrl` ends with `/api/`. */
export const httpServer = (baseUrl: string, language: () => Language) =>
  new ContainerModule(({ bind }) => {
    const open = new HttpClient({ baseUrl, language });
    bind(Port.authApi).toConstantValue(new HttpAuthApi(open));
    const client = (tokens: AccessTokenSource) => new HttpClient({ baseUrl, language, tokens });
    bind(Port.accountApi).toResolvedValue(
      (tokens) => new HttpAccountApi(client(tokens)),
      [UseCase.accessTokens],
    );
    bind(Port.libraryApi).toResolvedValue(
      (tokens) => new HttpLibraryApi(client(tokens)),
      [UseCase.accessTokens],
    );
    bind(Port.recordsApi).toResolvedValue(
      (tokens) => new HttpRecordsApi(client(tokens)),
      [UseCase.accessTokens],
    );
    bind(Port.downloadsApi).toResolvedValue(
      (tokens) => new HttpDownloadsApi(client(tokens)),
      [UseCase.accessTokens],
    );
  });
