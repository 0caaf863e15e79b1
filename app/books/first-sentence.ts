/** A list is looked over: of what a book says of itself it shows the first sentence. */
export function firstSentence(text: string): string {
  const [first = text] = /^.*?(?:[。！？]|[.!?](?=\s|$))/su.exec(text) ?? [];
  return first;
}
