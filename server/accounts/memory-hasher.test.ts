import { MemoryHasher } from './memory-hasher.ts';
import { passwordHasherContract } from './password-hasher.contract.ts';

passwordHasherContract('MemoryHasher', new MemoryHasher());
