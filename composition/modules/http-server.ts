import { ContainerModule } from 'inversify';
import type { AccessTokenSource } from '../../core/ports/access-token-source.ts';
import type { Language } from '../../core/shared/language.ts';
import { Port, UseCase } from '../tokens.ts';
import { later } from './later.ts';

const adapters = () => import('./http-adapters.ts');

/** The backend over HTTP; `baseUrl` ends with `/api/`. Its adapters are loaded with the first call. */
export const httpServer = (baseUrl: string, language: () => Language) =>
  new ContainerModule(({ bind }) => {
    const gated = (tokens: AccessTokenSource) => ({ baseUrl, language, tokens });
    bind(Port.authApi).toConstantValue(
      later(async () => (await adapters()).authApi({ baseUrl, language })),
    );
    bind(Port.accountApi).toResolvedValue(
      (tokens) => later(async () => (await adapters()).accountApi(gated(tokens))),
      [UseCase.accessTokens],
    );
    bind(Port.libraryApi).toResolvedValue(
      (tokens) => later(async () => (await adapters()).libraryApi(gated(tokens))),
      [UseCase.accessTokens],
    );
    bind(Port.recordsApi).toResolvedValue(
      (tokens) => later(async () => (await adapters()).recordsApi(gated(tokens))),
      [UseCase.accessTokens],
    );
    bind(Port.downloadsApi).toResolvedValue(
      (tokens) => later(async () => (await adapters()).downloadsApi(gated(tokens))),
      [UseCase.accessTokens],
    );
  });
