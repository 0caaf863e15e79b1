/** 8 to 20 characters with at least one letter, one number and one symbol, and nothing else. */
export const isStrongPassword = (password: string): boolean =>
  /^(?=.*[A-Za-z])(?=.*\d)(?=.*[!-/:-@[-`{-~])[!-~]{8,20}$/.test(password);
