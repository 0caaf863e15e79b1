import { describe, expect, it } from 'vitest';
import { importsOf, trespasses } from './check-boundaries.ts';

describe('the boundaries between rooms', () => {
  it.each([
    ['core/shared/a.ts', "import { sql } from 'kysely';", 'core'],
    ['core/shared/a.ts', "import { readFile } from 'node:fs';", 'core'],
    ['core/shared/a.ts', "import type { Book } from '../../protocol/library.ts';", 'core'],
    ['language/judge/a.ts', "import { ok } from '../../core/shared/result.ts';", 'language'],
    ['protocol/a.ts', "import { ok } from '../core/shared/result.ts';", 'protocol'],
    [
      'adapters/browser/a.ts',
      "import { HttpClient } from '../http/http-client.ts';",
      'adapters/browser',
    ],
    ['adapters/http/a.ts', "import { Dexie } from 'dexie';", 'adapters/http'],
    [
      'adapters/memory/a.ts',
      "const x = await import('../../app/home/home-screen.tsx');",
      'adapters/memory',
    ],
    ['app/home/home-presenter.ts', "import { useState } from 'react';", 'app presenters'],
    [
      'app/home/home-screen.tsx',
      "import { SignIn } from '../../core/sign-in/sign-in.ts';",
      'app screens',
    ],
    [
      'app/home/home-screen.tsx',
      "import { compose } from '../../composition/compose.ts';",
      'app screens',
    ],
    [
      'app/design/button.tsx',
      "import { HomeScreen } from '../home/home-screen.tsx';",
      'app design',
    ],
    ['composition/a.ts', "import { startServer } from '../server/start-server.ts';", 'composition'],
    ['features/steps/a.ts', "import { chromium } from 'playwright';", 'features: steps'],
    [
      'features/learners/page/page-learner.ts',
      "import { Port } from '../../../composition/tokens.ts';",
      'features: the page learner',
    ],
    ['server/http/a.ts', "import type { Clock } from '../../core/ports/clock.ts';", 'server'],
    ['elsewhere/a.ts', '', 'belongs to no room'],
  ])('%s may not say: %s', (file, source, room) => {
    expect(trespasses(file, source).join()).toContain(room);
  });

  it.each([
    ['core/a/b.ts', "import { ok } from '../shared/result.ts';"],
    ['app/home/home-screen.tsx', "import type { SignIn } from '../../core/sign-in/sign-in.ts';"],
    ['app/home/home-screen.tsx', "import styles from './home.module.css';"],
    ['server/http/a.ts', "import { ok } from '../../core/shared/result.ts';"],
    ['core/ports/clock.contract.ts', "import { it } from 'vitest';"],
  ])('%s may say: %s', (file, source) => {
    expect(trespasses(file, source)).toEqual([]);
  });

  it('sees every way to import', () => {
    const source = [
      "import 'a';",
      "import type { B } from 'b';",
      "import {\n  C,\n} from 'c';",
      "export { D } from 'd';",
      "const e = import('e');",
    ].join('\n');
    expect(importsOf(source).map(({ target }) => target)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
