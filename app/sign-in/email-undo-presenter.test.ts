import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryReporter } from '../../adapters/memory/memory-reporter.ts';
import { EmailUndoPresenter } from './email-undo-presenter.ts';
import { LetterBox } from './letter-box.fixture.ts';

describe('taking back a changed email', () => {
  let links: LetterBox;
  const opened = (token: string) => new EmailUndoPresenter(token, links, new MemoryReporter());

  beforeEach(() => {
    links = new LetterBox();
  });

  it('waits until she wants it', async () => {
    const undo = opened('good');
    expect(undo.state).toEqual({ step: 'asking', error: undefined });
    expect(links.tokens).toContain('good');
    await Promise.all([undo.undo(), undo.undo()]);
    expect(undo.state).toEqual({ step: 'undone', email: 'yui@oz.example' });
  });

  it.each(['', 'old'])('says that the link "%s" is of no use', async (token) => {
    const undo = opened(token);
    await undo.undo();
    expect(undo.state).toEqual({ step: 'link-invalid' });
  });

  it('can be tried again when there was no network', async () => {
    links.isOffline = true;
    const undo = opened('good');
    await undo.undo();
    expect(undo.state).toEqual({ step: 'asking', error: { kind: 'offline' } });
    links.isOffline = false;
    await undo.undo();
    expect(undo.state).toMatchObject({ step: 'undone' });
  });
});
