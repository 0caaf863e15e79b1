import { expect, it } from 'vitest';
import { checkMaterials } from './check-materials.ts';
import { parseMaterialFile } from './material-file.ts';

const SPEECH = Array.from({ length: 60 }, () => 'word').join(' ');
const GOOD = `genre: pictures
materials:
  - id: a-tree
    level: A1
    tags: [picture]
    title: { ja: 木, en: A tree, ko: 나무 }
    picture: { ja: 木が一本あります。, en: There is a tree., ko: 나무가 있어요. }
    about: { ja: 話してください。, en: Say it., ko: 말해 보세요. }
    points:
      - { ja: 一つ目, en: One, ko: 하나 }
      - { ja: 二つ目, en: Two, ko: 둘 }
      - { ja: 三つ目, en: Three, ko: 셋 }
    expressions:
${Array.from({ length: 10 }, (_, at) => `      - { en: expression ${at}, ja: 表現, ko: 표현 }`).join('\n')}
    models:
      - { level: A1, text: "${SPEECH}" }
      - { level: B1, text: "${SPEECH}" }
    follow_ups:
      - { en: Why?, ja: なぜですか。, ko: 왜요? }
      - { en: When?, ja: いつですか。, ko: 언제요? }
`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>';

function problems(text: string, svg: string | undefined): readonly string[] {
  const pictures = new Map(svg === undefined ? [] : [['a-tree', svg]]);
  const parsed = parseMaterialFile('m.yaml', text, pictures);
  const found = parsed.ok ? checkMaterials([parsed.value]) : parsed.error;
  return found.map(({ line, kind }) => `${line} ${kind}`);
}

it('a picture that is there and safe has no problem', () => {
  expect(problems(GOOD, SVG)).toEqual([]);
});

it('a theme about a picture needs its picture and what stands in it', () => {
  expect(problems(GOOD, undefined)).toEqual(['7 picture-missing']);
  const unsaid = GOOD.split('\n')
    .filter((line) => !line.includes('picture: {'))
    .join('\n');
  expect(problems(unsaid, SVG)).toEqual(['3 picture-missing']);
});

it('no other theme has one', () => {
  expect(problems(GOOD.replace('genre: pictures', 'genre: travel'), SVG)).toEqual([
    '7 picture-not-wanted',
  ]);
});

it.each([
  '<script>alert(1)</script>',
  '<image width="1" height="1"/>',
  '<rect onclick="alert(1)"/>',
  '<rect fill="url(https://example.com/a)"/>',
  '<foreignObject/>',
])('a picture with %s is not safe', (inside) => {
  expect(problems(GOOD, SVG.replace('<rect', `${inside}<rect`))).toEqual(['7 picture-unsafe']);
});

it('a shape that is cut by another of the same picture is safe', () => {
  expect(problems(GOOD, SVG.replace('<rect', '<rect clip-path="url(#a)"'))).toEqual([]);
});
