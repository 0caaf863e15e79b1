/** The parts of the untyped package `kuromoji` that we use. */
declare module 'kuromoji' {
  export interface Token {
    readonly surface_form: string;
    readonly pos: string;
    readonly pos_detail_1: string;
    /** In katakana as it sounds; absent for words the dictionary does not have. */
    readonly pronunciation?: string;
  }
  export interface Tokenizer {
    tokenize(text: string): Token[];
  }
  interface Kuromoji {
    builder(options: { readonly dicPath: string }): {
      build(done: (error: Error | null, tokenizer: Tokenizer) => void): void;
    };
  }
  const kuromoji: Kuromoji;
  export default kuromoji;
}
