/** Whether this is an argon2id hash with a salt of its own, made in at least so much memory and more than one pass. */
export function isSlowHash(text: string, mebibytes: number): boolean {
  const [kind, kibibytes, passes, salt = '', tag = ''] = text.split('$');
  const isArgon = kind === 'argon2id' && Number(kibibytes) >= mebibytes * 1024;
  return isArgon && Number(passes) > 1 && salt.length >= 22 && tag.length >= 43;
}
