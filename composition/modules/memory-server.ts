import { ContainerModule } from 'inversify';
import { MemoryAccountApi } from '../../adapters/memory/memory-account-api.ts';
import { MemoryAuthApi } from '../../adapters/memory/memory-auth-api.ts';
import { MemoryCaller } from '../../adapters/memory/memory-caller.ts';
import { MemoryDownloadsApi } from '../../adapters/memory/memory-downloads-api.ts';
import { MemoryLibraryApi } from '../../adapters/memory/memory-library-api.ts';
import { MemoryRecordsApi } from '../../adapters/memory/memory-records-api.ts';
import type { MemoryWorld } from '../../adapters/memory/memory-world.ts';
import { Port, UseCase } from '../tokens.ts';

/** A backend of plain data, in this very process. */
export const memoryServer = (world: MemoryWorld) =>
  new ContainerModule(({ bind }) => {
    bind(Port.authApi).toResolvedValue((clock) => new MemoryAuthApi(world, clock), [Port.clock]);
    bind(Port.accountApi).toResolvedValue(
      (tokens) => new MemoryAccountApi(new MemoryCaller(world, tokens)),
      [UseCase.accessTokens],
    );
    bind(Port.libraryApi).toResolvedValue(
      (tokens) => new MemoryLibraryApi(new MemoryCaller(world, tokens)),
      [UseCase.accessTokens],
    );
    bind(Port.recordsApi).toResolvedValue(
      (tokens, clock) => new MemoryRecordsApi(new MemoryCaller(world, tokens), clock),
      [UseCase.accessTokens, Port.clock],
    );
    bind(Port.downloadsApi).toResolvedValue(
      (tokens) => new MemoryDownloadsApi(new MemoryCaller(world, tokens)),
      [UseCase.accessTokens],
    );
  });
