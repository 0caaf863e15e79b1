import type { Learner } from '../learner.ts';
import { HeadlessAccount } from './account.ts';
import { HeadlessAnswers } from './answers.ts';
import { HeadlessCalls } from './calls.ts';
import { HeadlessContract } from './contract.ts';
import { HeadlessDevices } from './devices.ts';
import { HeadlessDevice } from './device.ts';
import { HeadlessNetwork } from './network.ts';
import { HeadlessFinding } from './finding.ts';
import { HeadlessApp } from './headless-app.ts';
import { HeadlessLesson } from './lesson.ts';
import { HeadlessListens } from './listens.ts';
import { HeadlessMicrophone } from './microphone.ts';
import { HeadlessOwnData } from './own-data.ts';
import { HeadlessOneTimeCodes } from './one-time-codes.ts';
import { HeadlessPasskeys } from './passkeys.ts';
import { HeadlessPlaces } from './places.ts';
import { HeadlessPractice } from './practice.ts';
import { HeadlessRecords } from './records.ts';
import { HeadlessReviews } from './reviews.ts';
import { HeadlessSession } from './session.ts';
import { HeadlessHome } from './home.ts';
import { HeadlessStudies } from './studies.ts';
import type { Surroundings } from './surroundings.ts';
import { headlessLayout } from './layout.ts';
import { HeadlessPlacement } from './placement.ts';
import { HeadlessSurvey } from './survey.ts';
import { HeadlessLeaving } from './leaving.ts';
import { HeadlessTakes } from './takes.ts';
import { HeadlessReadsCorrections } from './reads-corrections.ts';
import { HeadlessSpeaks } from './speaks.ts';
import { HeadlessCampaigns } from './campaigns.ts';
import { HeadlessReminders } from './reminders.ts';
import { HeadlessTeacher } from './teacher.ts';

/** A learner who uses presenters and use cases as a screen would, and has no screen. */
export function headlessLearner(around: Surroundings): Learner {
  const app = new HeadlessApp(around);
  const account = new HeadlessAccount(app);
  const finding = new HeadlessFinding(app);
  return {
    device: new HeadlessDevice(app),
    account,
    devices: new HeadlessDevices(app, account),
    contract: new HeadlessContract(app),
    codes: new HeadlessOneTimeCodes(app),
    passkeys: new HeadlessPasskeys(app),
    session: new HeadlessSession(app),
    places: new HeadlessPlaces(app),
    survey: new HeadlessSurvey(app),
    placement: new HeadlessPlacement(app),
    layout: headlessLayout,
    finding,
    bookmarks: finding,
    network: new HeadlessNetwork(app),
    lesson: new HeadlessLesson(app),
    answer: new HeadlessAnswers(app),
    microphone: new HeadlessMicrophone(app),
    calls: new HeadlessCalls(app),
    practice: new HeadlessPractice(app),
    records: new HeadlessRecords(app),
    studies: new HeadlessStudies(app),
    home: new HeadlessHome(app),
    reviews: new HeadlessReviews(app),
    listens: new HeadlessListens(app),
    leaving: new HeadlessLeaving(app),
    ownData: new HeadlessOwnData(app),
    takes: new HeadlessTakes(app),
    teacher: new HeadlessTeacher(app),
    speaks: new HeadlessSpeaks(app),
    corrections: new HeadlessReadsCorrections(app),
    reminders: new HeadlessReminders(app),
    campaigns: new HeadlessCampaigns(app),
  };
}
