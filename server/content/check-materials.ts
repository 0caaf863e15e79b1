import { LEVELS } from '../../core/domain/lesson/level.ts';
import type { Material } from '../../core/domain/monologue/material.ts';
import type { LocalProblem } from './check-question.ts';
import { repeated } from './check-unique.ts';
import { checkLocalText, checkPunctuation } from './check-wording.ts';
import type { ContentProblem } from './content-problem.ts';
import type { MaterialFile } from './material-file.ts';

/** A model speech takes about a minute, at the pace of its level. */
const MODEL_WORDS = { least: 60, most: 120 } as const;

const PLAIN_ENGLISH = /^[\x20-\x7e]+$/u;

/** Everything a reviewer need not look for in themes that have the right shape; by file. */
export const checkMaterials = (files: readonly MaterialFile[]): readonly ContentProblem[] => [
  ...checkMaterialIds(files),
  ...files.flatMap((file) =>
    file.materials.flatMap((material, at) =>
      checkMaterial(material).map(({ path, kind, detail }) =>
        file.problemAt(['materials', at, ...path], kind, detail),
      ),
    ),
  ),
];

export const checkMaterialIds = (files: readonly MaterialFile[]): readonly ContentProblem[] =>
  repeated(
    files.flatMap((file) =>
      file.materials.map(({ id }, at) => ({ file, path: ['materials', at, 'id'], name: id })),
    ),
    'duplicate-id',
  );

const checkMaterial = (material: Material): readonly LocalProblem[] => [
  ...inside(['title'], checkLocalText(material.title)),
  ...inside(['about'], checkLocalText(material.about)),
  ...material.points.flatMap((point, at) => inside(['points', at], checkLocalText(point))),
  ...material.expressions.flatMap((one, at) => inside(['expressions', at], checkPair(one))),
  ...material.followUps.flatMap((one, at) => inside(['follow_ups', at], checkPair(one))),
  ...checkTwice(material),
  ...checkModels(material),
  ...checkPicture(material),
];

const checkPair = (pair: Material['expressions'][number]): readonly LocalProblem[] => [
  ...checkLocalText(pair),
  ...checkPunctuation('ja', pair.ja),
  ...(PLAIN_ENGLISH.test(pair.en)
    ? []
    : [{ path: ['en'], kind: 'not-plain-english' as const, detail: pair.en }]),
];

const checkTwice = ({ expressions }: Material): readonly LocalProblem[] =>
  expressions.flatMap(({ en }, at, all) =>
    all.findIndex((other) => other.en.toLowerCase() === en.toLowerCase()) === at
      ? []
      : [{ path: ['expressions', at, 'en'], kind: 'same-expression-twice' as const, detail: en }],
  );

/** Whatever could run or fetch something, even where a browser would not let it. */
const UNSAFE_SVG = /<(?:script|foreignObject|image|use|style|a)\b|\bon\w+=|href|url\((?!#)|<!/iu;

function checkPicture({ genre, picture }: Material): readonly LocalProblem[] {
  const path = ['picture'];
  if (genre !== 'pictures')
    return picture ? [{ path, kind: 'picture-not-wanted', detail: genre }] : [];
  if (!picture?.svg.startsWith('<svg '))
    return [{ path: picture ? path : [], kind: 'picture-missing', detail: '' }];
  const unsafe = UNSAFE_SVG.exec(picture.svg)?.[0];
  return [
    ...inside(path, checkLocalText(picture.alt)),
    ...(unsafe === undefined ? [] : [{ path, kind: 'picture-unsafe' as const, detail: unsafe }]),
  ];
}

function checkModels({ models }: Material): readonly LocalProblem[] {
  const [easier, harder] = models.map(({ level }) => LEVELS.indexOf(level));
  const inOrder: readonly LocalProblem[] =
    easier !== undefined && harder !== undefined && easier < harder
      ? []
      : [{ path: ['models'], kind: 'models-out-of-order', detail: '' }];
  return [
    ...inOrder,
    ...models.flatMap(({ text }, at): readonly LocalProblem[] => {
      const words = text.split(/\s+/u).length;
      const isLong = words >= MODEL_WORDS.least && words <= MODEL_WORDS.most;
      return [
        ...(isLong
          ? []
          : [
              {
                path: ['models', at, 'text'],
                kind: 'model-speech-length' as const,
                detail: `${words} words`,
              },
            ]),
        ...(PLAIN_ENGLISH.test(text)
          ? []
          : [{ path: ['models', at, 'text'], kind: 'not-plain-english' as const, detail: text }]),
      ];
    }),
  ];
}

const inside = (
  path: LocalProblem['path'],
  problems: readonly LocalProblem[],
): readonly LocalProblem[] =>
  problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
