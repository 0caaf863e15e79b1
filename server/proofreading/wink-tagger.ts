import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';
import { repairTags } from '../../language/issues/repair-tags.ts';
import { splitWords, type SplitSentence } from '../../language/issues/split-words.ts';
import type {
  PartOfSpeech,
  SplitWord,
  TaggedSentence,
  TaggedWord,
} from '../../language/issues/tagged-word.ts';

const nlp = winkNLP(model, ['sbd', 'pos']);

/** The sentences of a text with their words' parts of speech. */
export const tagText = (text: string): readonly TaggedSentence[] =>
  splitWords(text).map((sentence) => ({
    text,
    endsWith: sentence.endsWith,
    words: repairTags(tagWords(sentence)),
  }));

/** Short forms are tagged as the words they stand for, which the tagger knows better. */
function tagWords({ words }: SplitSentence): readonly TaggedWord[] {
  const readings = words.map(readingOf);
  const document = nlp.readDoc(`${readings.join(' ')} .`);
  const tags: { readonly pos: PartOfSpeech; readonly lemma: string; readonly text: string }[] = [];
  document.tokens().each((token: ItemToken) => {
    tags.push({
      pos: token.out(nlp.its.pos as ItsFunction<string>) as PartOfSpeech,
      lemma: token.out(nlp.its.lemma as unknown as ItsFunction<string>),
      text: token.out(),
    });
  });
  // The tagger cuts some words further, "2-year-old" and "p.m." for example: the last part tells what the whole is.
  let at = 0;
  return words.map((word, index) => {
    const reading = readings[index] ?? '';
    let covered = '';
    let tag = tags[at];
    while (covered.length < reading.length && at < tags.length) {
      tag = tags[at];
      covered += tag?.text ?? '';
      at += 1;
    }
    return {
      ...word,
      pos: tag?.pos ?? 'X',
      lemma: covered === tag?.text ? tag.lemma : word.lower,
    };
  });
}

function readingOf(word: SplitWord): string {
  if (word.lower === 'i') return 'I';
  const isShortForm = /['’]/u.test(word.text) || word.text.toLowerCase() !== word.lower;
  return isShortForm ? word.lower : word.text;
}
