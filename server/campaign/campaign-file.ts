import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CampaignEdit } from '../../protocol/campaign.ts';
import { problemsIn, type CampaignProblem, type Edit } from './campaign-problems.ts';

/** A second look within this time sees the same: every page asks for the hosts of its pictures. */
const GOOD_FOR_MS = 1000;

export interface CampaignFileOptions {
  readonly folder: string;
  /** Told when the file is there and can't be taken; once for each content. */
  readonly warn: (trouble: string) => void;
  readonly now?: () => number;
}

/** `campaign.json` in the data folder: edited by hand or by a call, and true without a restart. */
export class CampaignFile {
  readonly #options: CampaignFileOptions;
  #seen: { readonly edit: Edit; readonly at: number } = { edit: {}, at: -Infinity };
  #warnedOf = '';

  constructor(options: CampaignFileOptions) {
    this.#options = options;
  }

  /** What the operator has set; nothing where the file is not there, or not to be read. */
  read(): Edit {
    const now = (this.#options.now ?? Date.now)();
    if (now - this.#seen.at >= GOOD_FOR_MS) this.#seen = { edit: this.#look(), at: now };
    return this.#seen.edit;
  }

  /** Takes the place of all that was set, unless something in it can't be taken. */
  write(edit: Edit): readonly CampaignProblem[] {
    const problems = problemsIn(edit);
    if (problems.length > 0) return problems;
    mkdirSync(this.#options.folder, { recursive: true });
    // Renamed, so that no reader finds half of it.
    const draft = `${this.#path}.${process.pid}`;
    writeFileSync(draft, `${JSON.stringify(edit, undefined, 2)}\n`);
    renameSync(draft, this.#path);
    this.#seen = { edit, at: -Infinity };
    return [];
  }

  get #path(): string {
    return join(this.#options.folder, 'campaign.json');
  }

  #look(): Edit {
    const text = textOf(this.#path);
    if (text === undefined) return {};
    try {
      const edit = v.parse(CampaignEdit, JSON.parse(text));
      const [problem] = problemsIn(edit);
      if (!problem) return edit;
      this.#warn(text, `${problem.field}: ${problem.reason}`);
    } catch (trouble) {
      this.#warn(text, trouble instanceof Error ? trouble.message : String(trouble));
    }
    return {};
  }

  #warn(text: string, trouble: string): void {
    if (text === this.#warnedOf) return;
    this.#warnedOf = text;
    this.#options.warn(trouble);
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
