/** Where in a file; both count from 1, columns in UTF-16 units, as editors do. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export type ContentProblemKind =
  | 'not-yaml'
  | 'not-as-described'
  | 'duplicate-id'
  | 'duplicate-prompt'
  | 'answer-not-accepted'
  | 'same-answer-twice'
  | 'wrong-variant-accepted'
  | 'not-plain-english'
  | 'model-answer-too-long'
  | 'half-width-punctuation'
  | 'prompt-without-end'
  | 'korean-prompt-missing'
  | 'not-in-language'
  | 'no-books'
  | 'topic-missing'
  | 'same-keyword-twice'
  | 'proofreader-objects'
  | 'not-speakable'
  | 'same-expression-twice'
  | 'models-out-of-order'
  | 'model-speech-length'
  | 'picture-missing'
  | 'picture-not-wanted'
  | 'picture-unsafe';

/** `detail` is the fact: the offending text, or what the parser or the schema expected. */
export interface ContentProblem extends Position {
  readonly file: string;
  readonly kind: ContentProblemKind;
  readonly detail: string;
}
