import { C1_CASES } from './advanced-cases.fixture.ts';
import { B1_CASES } from './b1-cases.fixture.ts';
import { B2_CASES } from './b2-cases.fixture.ts';
import { EVERYDAY_CASES } from './everyday-cases.fixture.ts';
import type { StructureCase } from './structure-case.fixture.ts';

export const STRUCTURE_CASES: readonly StructureCase[] = [
  ...EVERYDAY_CASES,
  ...B1_CASES,
  ...B2_CASES,
  ...C1_CASES,
];
