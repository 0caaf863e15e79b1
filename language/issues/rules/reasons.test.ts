import { describe, expect, it } from 'vitest';
import { tagText } from '../../../server/proofreading/wink-tagger.ts';
import { findIssues } from '../find-issues.ts';

const reasonsFor = (text: string) => findIssues(tagText(text)).map(({ why }) => why);

describe('reasons', () => {
  it.each([
    ['I wish I can fly.', 'wish の後では'],
    ['It costs ten yens.', 'yen や percent は'],
    ['He said he will come.', 'そのままでも言えます'],
    ['This is the third time I lose my key.', '今までの経験'],
    ['By the time I arrived, everyone has left.', 'もう一方の文が過去'],
    ["I've been walk all day.", 'have been の後'],
    ['I have ever been to Kyoto.', 'ever は'],
    ['We were won the game.', 'する側が主語'],
    ['There has been many problems.', '主語と動詞の形'],
    ['How do you think about it?', 'What で尋ねます'],
    ["I don't busy.", '形容詞や名詞が続くときは be 動詞'],
    ['You will must go.', '助動詞は二つ重ねません'],
    ['You have better tell him.', 'had better'],
    ["I don't eat meat too.", 'either です'],
    ['Most of people like it.', 'most of や many of の後ろ'],
    ['I know the both.', 'both に the は'],
    ['I like this shoes.', 'this ではなく these'],
    ['This one is very bigger.', 'very ではなく much'],
    ['He is enough tall.', 'enough は形容詞の後ろ'],
    ['I like fruit, such like apples.', 'such as で挙げ'],
    ['I ate delicious something.', '後ろに置きます'],
    ['He helped me doing it.', 'help + 人'],
    ['This book is easy to read it.', '最後に it は'],
    ['She suggested me to go.', 'suggest や propose'],
    ['Do you go there yesterday?', 'do ではなく did'],
  ])('say of %j %j', (text, part) => {
    expect(reasonsFor(text).map(({ ja }) => ja)).toEqual([expect.stringContaining(part)]);
  });

  it.each([
    'We discussed about it.',
    'I went to the Tokyo.',
    'I will go unless you do not come.',
    'This is a my car.',
    'He lives near from the station.',
    'We were won the game.',
  ])('quote no empty words for %j', (text) => {
    const lines = reasonsFor(text).flatMap(({ ja, en, ko }) => [ja, en, ko]);

    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => /「」|""/u.test(line))).toEqual([]);
  });
});
