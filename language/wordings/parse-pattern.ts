import { isPatternFlaw, type Pattern, type PatternFlaw } from './pattern.ts';
import { SHARED_SETS, type SharedSets } from './shared-sets.ts';

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const NOTHING: Pattern = { kind: 'text', text: '' };
/** Its options would make words that stand nowhere. */
const SLOT_INSIDE_A_WORD =
  /(?<=[\p{L}\p{N}'])[{[<]+(?=[\p{L}\p{N}'])|(?<=[\p{L}\p{N}'])[}\]>]+(?=[\p{L}\p{N}'])/u;

/** Reads a pattern; sets are replaced by what they stand for. */
export function parsePattern(
  text: string,
  sets: SharedSets = SHARED_SETS,
  within: readonly string[] = [],
): Pattern | PatternFlaw {
  const inWord = SLOT_INSIDE_A_WORD.exec(text);
  if (inWord !== null) return { kind: 'flaw', flaw: 'inside-a-word', at: inWord.index };
  return new PatternReader(text, sets, within).readAll();
}

class PatternReader {
  readonly #text: string;
  readonly #sets: SharedSets;
  readonly #within: readonly string[];
  #at = 0;

  constructor(text: string, sets: SharedSets, within: readonly string[]) {
    this.#text = text;
    this.#sets = sets;
    this.#within = within;
  }

  readAll(): Pattern | PatternFlaw {
    const options = this.#readOptions('');
    if (isPatternFlaw(options)) return options;
    return this.#at < this.#text.length ? this.#flaw('not-opened', this.#at) : options;
  }

  /** Options up to the closing sign, which is left unread. */
  #readOptions(closing: string): Pattern | PatternFlaw {
    const options: Pattern[] = [];
    for (;;) {
      const sequence = this.#readSequence();
      if (isPatternFlaw(sequence)) return sequence;
      options.push(sequence);
      if (closing === '' || this.#sign() !== '|') break;
      this.#at += 1;
    }
    const [only = NOTHING] = options;
    return options.length === 1 ? only : { kind: 'choice', options };
  }

  #readSequence(): Pattern | PatternFlaw {
    const parts: Pattern[] = [];
    for (let sign = this.#sign(); sign !== '' && !'|}]>'.includes(sign); sign = this.#sign()) {
      const part = sign in CLOSING ? this.#readSlot(sign) : this.#readText(sign);
      if (isPatternFlaw(part)) return part;
      parts.push(part);
    }
    const [only = NOTHING] = parts;
    return parts.length <= 1 ? only : { kind: 'sequence', parts };
  }

  #readSlot(opening: string): Pattern | PatternFlaw {
    const from = this.#at;
    this.#at += 1;
    const closing = CLOSING[opening] ?? '';
    const options = this.#readOptions(closing);
    if (isPatternFlaw(options)) return options;
    if (this.#sign() !== closing) return this.#flaw('not-closed', from);
    this.#at += 1;
    if (opening === '{') return options;
    const there = options.kind === 'choice' ? options.options : [options];
    return { kind: 'choice', options: [...there, NOTHING] };
  }

  #readText(sign: string): Pattern | PatternFlaw {
    if (sign === '<') return this.#readSet();
    const [text = ''] = /[^{}[\]<>|]+/uy.exec(this.#text.slice(this.#at)) ?? [];
    this.#at += text.length;
    return { kind: 'text', text };
  }

  #readSet(): Pattern | PatternFlaw {
    const from = this.#at;
    const [whole, name = ''] = /^<([a-z0-9-]+)>/u.exec(this.#text.slice(from)) ?? [];
    if (whole === undefined) return this.#flaw('not-closed', from);
    const set = this.#sets[name];
    if (set === undefined) return this.#flaw('unknown-set', from);
    if (this.#within.includes(name)) return this.#flaw('set-in-itself', from);
    this.#at += whole.length;
    const parsed = parsePattern(`{${set}}`, this.#sets, [...this.#within, name]);
    return isPatternFlaw(parsed) ? this.#flaw(parsed.flaw, from) : parsed;
  }

  #sign(): string {
    return this.#text.charAt(this.#at);
  }

  #flaw(flaw: PatternFlaw['flaw'], at: number): PatternFlaw {
    return { kind: 'flaw', flaw, at };
  }
}
