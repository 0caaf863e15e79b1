/** What a toggle puts where it is found again. */
export const bookmarks = {
  question: '「{{name}}」をブックマーク',
  lesson: '「{{name}}」を保存',
  'teacher-answer': '「{{name}}」への回答をブックマーク',
};
