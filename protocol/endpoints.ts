import * as account from './account.ts';
import * as apple from './apple.ts';
import * as guests from './guests.ts';
import * as library from './library.ts';
import * as records from './records.ts';
import * as session from './session.ts';
import * as studyTime from './study-time.ts';
import * as system from './system.ts';
import * as teacher from './teacher.ts';

/** Every call there is, by name: the server must serve each, and OpenAPI lists them in this order. */
export const endpoints = {
  systemInfo: system.systemInfo,
  appConfig: system.appConfig,
  emailExists: account.emailExists,
  register: account.register,
  registerPassword: account.registerPassword,
  registerFromNative: apple.registerFromNative,
  registerFromNativeWithEmail: apple.registerFromNativeWithEmail,
  login: session.login,
  loginCode: session.loginCode,
  loginByAppleIap: apple.loginByAppleIap,
  loginByAppleIap2: apple.loginByAppleIap2,
  oauthToken: session.oauthToken,
  refreshToken: session.refreshToken,
  deleteToken: session.deleteToken,
  issueCode: session.issueCode,
  me: account.me,
  deleteMe: account.deleteMe,
  addDeviceToken: account.addDeviceToken,
  changePassword: account.changePassword,
  requestPasswordReset: account.requestPasswordReset,
  resetPassword: account.resetPassword,
  requestEmailChange: account.requestEmailChange,
  requestRegisterEmail: account.requestRegisterEmail,
  confirmEmail: account.confirmEmail,
  beginGuest: guests.beginGuest,
  guestStatus: guests.guestStatus,
  changeGuestAnswers: guests.changeGuestAnswers,
  answerDemographic: guests.answerDemographic,
  demographicQuestions: guests.demographicQuestions,
  answerSurvey: guests.answerSurvey,
  saveStudySession: studyTime.saveStudySession,
  studyTimeToday: studyTime.studyTimeToday,
  studyTimeDaily: studyTime.studyTimeDaily,
  studyTimeMonthly: studyTime.studyTimeMonthly,
  studyAchievements: studyTime.studyAchievements,
  studyAchievements2: studyTime.studyAchievements2,
  books: library.books,
  bookLayout: library.bookLayout,
  lesson: library.lesson,
  studyStatus: library.studyStatus,
  openRecord: records.openRecord,
  record: records.record,
  finishRecord: records.finishRecord,
  answerByVoice: records.answerByVoice,
  saveDetail: records.saveDetail,
  askTeacher: teacher.askTeacher,
  teacherQuestions: teacher.teacherQuestions,
  bookmarkTeacherQuestion: teacher.bookmarkTeacherQuestion,
  downloadFile: system.downloadFile,
};
