/** A typed word in small letters, without the marks around it. */
export const bareWord = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
