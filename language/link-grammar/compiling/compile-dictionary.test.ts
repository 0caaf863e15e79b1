import { describe, expect, it } from 'vitest';
import { ALL, ANY, CONNECTOR, LEFT, RIGHT } from '../dictionary.ts';
import { compileDictionary } from './compile-dictionary.ts';
import { readShapes } from './read-shapes.ts';

const FILES: Readonly<Record<string, string>> = {
  '4.0.dict': `
    #define dictionary-version-number 1.2.3;
    #define max-disjunct-cost 2.7;
    <noun>: D- & (S+ or [O-]);   % "quoted" in a comment
    dog.n /en/words/pets: <noun>;
    the: D+;
    "%": {@hAB*c$};
    of_course: [[()]]0.5 or [X+]headline;
    UNLIMITED-CONNECTORS: S+ & O+;
    LENGTH-LIMIT-1: D+;`,
  'spoken.dict': 'dog.x: S+;',
  'words/pets': 'cat.n\n% none\nhamster.n',
  '4.0.affix': `"," "." : RPUNC+; "(" """ : LPUNC+; 's 'd've: SUF+; ""«»": QUOTES+; "/[a]/.1" -- : MPUNC+;`,
  '4.0.regex': '',
  '4.0.knowledge': `
    DOMAIN_STARTER_LINKS: W  Ce ; main
    STARTING_LINK_TYPE_TABLE: W m Ce e
    SUBJECTS: S SI
    CONTAINS_ONE_RULES: B , @SUBJECTS Z , "B needs one" ,
    BOUNDED_RULES: e , "unbounded" ,`,
};
const compiled = compileDictionary((path) => FILES[path] ?? '');
const nodesOf = (word: string) => {
  const [expressions = []] =
    compiled.words.find(([, words]) => words.split('\n').includes(word)) ?? [];
  return expressions.map((node) => compiled.nodes[node]);
};
const connector = (name: string) => compiled.connectors.indexOf(name);
const at = (kind: number, ...rest: readonly number[]) =>
  compiled.nodes.findIndex((node) => node.join() === [kind, ...rest].join());

describe('compiling a dictionary', () => {
  it('reads its settings', () => {
    expect(compiled).toMatchObject({ version: '1.2.3', dearest: 2.7 });
    expect(compiled).toMatchObject({ reachesFar: ['S', 'O'], reachesNext: ['D'] });
  });

  it('gives words of a file the same expressions', () => {
    expect(nodesOf('hamster')).toEqual(nodesOf('cat'));
    expect(nodesOf('cat')).toHaveLength(1);
  });

  it('adds what a later file says of a word', () => {
    expect(nodesOf('dog')).toEqual([...nodesOf('cat'), [CONNECTOR, connector('S'), RIGHT, 0]]);
  });

  it('reads choices, options, costs and both sides', () => {
    const object = at(ALL, 1, at(CONNECTOR, connector('O'), LEFT, 0));
    const subject = at(CONNECTOR, connector('S'), RIGHT, 0);
    const sides = [RIGHT, LEFT].map((side) => at(CONNECTOR, connector('hAB*c'), side, 1));

    expect(nodesOf('cat')).toEqual([
      [ALL, 0, at(CONNECTOR, connector('D'), LEFT, 0), at(ANY, 0, subject, object)],
    ]);
    expect(nodesOf('%')).toEqual([[ANY, 0, at(ALL, 0), at(ANY, 0, ...sides)]]);
  });

  it('keeps idioms apart', () => {
    const [[words, [node]] = ['', []]] = compiled.idioms;

    expect(words).toBe('of_course');
    expect(compiled.nodes[node ?? -1]).toEqual([
      ANY,
      0,
      at(ALL, 1.5),
      at(ALL, 4, at(CONNECTOR, connector('X'), RIGHT, 0)),
    ]);
  });

  it('reads what may be cut off words', () => {
    expect(compiled.affixes).toMatchObject({
      rightMarks: [',', '.'],
      leftMarks: ['(', '"'],
      middleMarks: ['--'],
      suffixes: ["'d've", "'s"],
      quotes: '"«»',
    });
  });

  it('reads the laws', () => {
    expect(compiled.laws).toMatchObject({
      beginsDomain: ['W', 'Ce'],
      domainTypes: [
        ['W', 'm'],
        ['Ce', 'e'],
      ],
      needsOne: [['B', ['S', 'SI', 'Z']]],
      boundedTypes: ['e'],
    });
  });

  it('says where it cannot read', () => {
    const broken: typeof FILES = { ...FILES, '4.0.dict': 'the: D+ & (A+;' };

    expect(() => compileDictionary((path) => broken[path] ?? '')).toThrow('no ) after D+ & ( A+');
  });
});

it('reads POSIX patterns', () => {
  const [numbers, capital, hyphens] = readShapes(
    [
      'NUMBERS: /^[0-9,.-]*[0-9]$/',
      "CAP: !/^[[:upper:]][^']*[^[:punct:]]$/",
      '<H>: /^[\\w(]+-$/',
    ].join('\n'),
  ).map(({ pattern, ...rest }) => ({ ...rest, pattern: new RegExp(pattern, 'u') }));

  expect('1,000.5').toMatch(numbers?.pattern ?? /^$/u);
  expect(capital).toMatchObject({ entry: '<CAP>', excludes: true });
  expect('Étienne').toMatch(capital?.pattern ?? /^$/u);
  expect('mother-').toMatch(hyphens?.pattern ?? /^$/u);
});
