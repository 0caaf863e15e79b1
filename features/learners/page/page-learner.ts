import type { Learner } from '../learner.ts';
import { PageAccount } from './account.ts';
import { PageAnswers } from './answers.ts';
import { PageCalls } from './calls.ts';
import { PageContract } from './contract.ts';
import { PageDevices } from './devices.ts';
import { PageDevice } from './device.ts';
import { PageNetwork } from './network.ts';
import { PageFinding } from './finding.ts';
import { PageLesson } from './lesson.ts';
import { PageListens } from './listens.ts';
import type { OpenPage } from './open-page.ts';
import { PageMicrophone } from './microphone.ts';
import { PageOwnData } from './own-data.ts';
import { PageOneTimeCodes } from './one-time-codes.ts';
import { PagePasskeys } from './passkeys.ts';
import { PagePlaces } from './places.ts';
import { PagePractice } from './practice.ts';
import { PageRecords } from './records.ts';
import { PageReviews } from './reviews.ts';
import { PageSession } from './session.ts';
import { PageHome } from './home.ts';
import { PageStudies } from './studies.ts';
import { PagePlacement } from './placement.ts';
import { PageSurvey } from './survey.ts';
import { PageLayout } from './layout.ts';
import { PageLeaving } from './leaving.ts';
import { PageTakes } from './takes.ts';
import { PageReadsCorrections } from './reads-corrections.ts';
import { PageSpeaks } from './speaks.ts';
import { PageCampaigns } from './campaigns.ts';
import { PageReminders } from './reminders.ts';
import { PageTeacher } from './teacher.ts';

/** A learner in front of the page: finds things by what she reads, and waits as she would. */
export const pageLearner = (open: OpenPage): Learner => withAccount(open, new PageAccount(open));

const withAccount = (open: OpenPage, account: PageAccount): Learner => ({
  device: new PageDevice(open),
  account,
  devices: new PageDevices(open, account),
  contract: new PageContract(open),
  codes: new PageOneTimeCodes(),
  passkeys: new PagePasskeys(open),
  session: new PageSession(open),
  places: new PagePlaces(open),
  survey: new PageSurvey(open),
  placement: new PagePlacement(open),
  layout: new PageLayout(open),
  finding: new PageFinding(open),
  bookmarks: new PageFinding(open),
  network: new PageNetwork(open),
  lesson: new PageLesson(open),
  answer: new PageAnswers(open),
  microphone: new PageMicrophone(open),
  practice: new PagePractice(open),
  records: new PageRecords(open),
  calls: new PageCalls(),
  studies: new PageStudies(open),
  home: new PageHome(open),
  reviews: new PageReviews(open),
  listens: new PageListens(open),
  leaving: new PageLeaving(open),
  ownData: new PageOwnData(open),
  takes: new PageTakes(open),
  teacher: new PageTeacher(open),
  speaks: new PageSpeaks(open),
  corrections: new PageReadsCorrections(open),
  reminders: new PageReminders(open),
  campaigns: new PageCampaigns(open),
});
