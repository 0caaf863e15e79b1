import { serveJobs } from '../speech/child-messages.ts';
import { findSuspicions, type Suspicions } from './find-suspicions.ts';
import { HarperLinter } from './harper-linter.ts';

await serveJobs<string, Suspicions>(async () => {
  const harper = await HarperLinter.load();
  return (text) => findSuspicions(harper, text);
});
