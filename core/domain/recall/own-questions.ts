/** Stands for the lesson of a question that a learner made of a mistake of hers. */
export const OWN_QUESTIONS = 'own-questions';
