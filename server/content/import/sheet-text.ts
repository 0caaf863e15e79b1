/** The text of a sheet as Excel may have saved it: UTF-8, "Unicode text", or what Japanese Windows calls CSV. */
export function sheetText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (isUtf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return new TextDecoder('shift_jis').decode(bytes);
    throw error;
  }
}
