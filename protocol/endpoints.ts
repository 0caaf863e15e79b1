import * as library from './library.ts';
import * as records from './records.ts';
import * as session from './session.ts';
import * as system from './system.ts';

/** Every call there is, by name: the server must serve each, and OpenAPI lists them in this order. */
export const endpoints = {
  systemInfo: system.systemInfo,
  emailExists: session.emailExists,
  registerPassword: session.registerPassword,
  login: session.login,
  refreshToken: session.refreshToken,
  me: session.me,
  deleteToken: session.deleteToken,
  books: library.books,
  bookLayout: library.bookLayout,
  lesson: library.lesson,
  studyStatus: library.studyStatus,
  openRecord: records.openRecord,
  record: records.record,
  finishRecord: records.finishRecord,
  answerByVoice: records.answerByVoice,
  saveDetail: records.saveDetail,
  downloadFile: system.downloadFile,
};
