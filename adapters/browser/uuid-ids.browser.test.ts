import { idsContract } from '../../core/ports/ids.contract.ts';
import { UuidIds } from './uuid-ids.ts';

idsContract('UuidIds', () => new UuidIds());
