import { join } from 'node:path';
import { readMaterials } from '../../server/content/read-materials.ts';
import { readHandbook } from '../../server/content/read-handbook.ts';
import { buildInProcessServer } from '../../server/in-process-server.ts';
import { inProcessFetch } from '../../server/in-process-fetch.ts';
import type { AppSettings } from '../../server/outside-settings.ts';
import { BARE_APP } from '../../server/outside-settings.ts';
import { MemoryMailer } from '../../server/mail/memory-mailer.ts';
import { FREE } from '../../server/contracts/contract-terms.ts';
import { FsrsScheduler } from '../../server/review/fsrs-scheduler.ts';
import { memoryStorage } from '../../server/storage/memory/memory-storage.ts';
import { MemoryTables } from '../../server/storage/memory/memory-tables.ts';
import { readSurvey } from '../../server/survey/survey-file.ts';
import { books } from '../support/content.ts';

const CONTENT_FOLDER = join(import.meta.dirname, '../../content');

/** An Oz in this process, which can be put back to how it began. */
export async function openInProcessOz(now: () => Date) {
  const [survey, handbook, materials] = await Promise.all([
    readSurvey(join(CONTENT_FOLDER, 'survey.yaml')),
    readHandbook(join(CONTENT_FOLDER, 'handbook')),
    readMaterials(join(CONTENT_FOLDER, 'materials')),
  ]);
  if (!survey.ok) throw new Error(`The survey is broken: ${JSON.stringify(survey.error[0])}`);
  if (!handbook.ok) throw new Error(`The handbook is broken: ${JSON.stringify(handbook.error[0])}`);
  if (!materials.ok) throw new Error(`A theme is broken: ${JSON.stringify(materials.error[0])}`);
  const tables = new MemoryTables();
  const scheduler = new FsrsScheduler();
  const mailer = new MemoryMailer();
  const forms: { -readonly [K in keyof AppSettings['forms']]: AppSettings['forms'][K] } = {
    ...BARE_APP.forms,
  };
  let isMaintenance = false;
  const contract = { ...FREE };
  /** Unchecked: what an operator of another configuration may have set. */
  let campaign: Readonly<Record<string, string | boolean>> = {};
  const { server, embedded, recognizer, voices } = await buildInProcessServer({
    books,
    survey: survey.value,
    topics: handbook.value,
    materials: materials.value,
    scheduler,
    storage: memoryStorage(scheduler, tables),
    mailer,
    appSettings: { ...BARE_APP, forms },
    isMaintenance: () => isMaintenance,
    contractTerms: contract,
    campaigns: { read: () => campaign, write: () => [] },
    now,
  });
  if (!embedded) throw new Error('There are keys of Stripe');
  const questions = books.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.questions));
  return {
    fetch: inProcessFetch(server),
    contract,
    payments: embedded,
    recognizer,
    voices,
    mailer,
    forms,
    now,
    set campaign(set: Readonly<Record<string, string | boolean>>) {
      campaign = set;
    },
    turnsMaintenance: (isOn: boolean) => {
      isMaintenance = isOn;
    },
    /** No learner has been here, and nothing is wrong. */
    begin() {
      tables.clear();
      mailer.mails.length = 0;
      Object.assign(forms, BARE_APP.forms);
      contract.isNeeded = false;
      isMaintenance = false;
      campaign = {};
      recognizer.refuse(undefined);
      for (const { id, prompt, answers } of questions) {
        voices.sounds.set(`questions/${id}/prompt.mp3`, `sound:${prompt}`);
        voices.sounds.set(`questions/${id}/answer.mp3`, `sound:${answers[0]}`);
      }
    },
  };
}

export type InProcessOz = Awaited<ReturnType<typeof openInProcessOz>>;
