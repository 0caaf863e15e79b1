/** What the server said of a failure, for a person: its field `message`; undefined when it said nothing. */
export function serverMessage(response: unknown): string | undefined {
  const message: unknown = Object(response).message;
  return typeof message === 'string' && message.trim() !== '' ? message : undefined;
}
