/** What a push says; how the server writes it is in server/push/push-sender.ts. */
export interface ReadPush {
  readonly title: string;
  readonly body: string;
  /** A place of the app. */
  readonly path: string;
  readonly topic: string;
}

/** A browser wants something to be shown for every push, also for one that can't be read. */
const UNREADABLE: ReadPush = { title: 'Oz', body: '', path: '/', topic: 'oz' };

export function readPush(text: string | undefined): ReadPush {
  try {
    const { title, body, path, topic } = Object(JSON.parse(text ?? ''));
    const areTexts = [title, body, path, topic].every((part) => typeof part === 'string');
    if (!areTexts || title === '') return UNREADABLE;
    return { title, body, path: isOwnPath(path) ? path : '/', topic };
  } catch {
    return UNREADABLE;
  }
}

/** A second slash or a backslash would name another host. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);
