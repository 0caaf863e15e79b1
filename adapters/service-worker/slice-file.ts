/**
 * The part of a whole file that a player asked for (RFC 9110, 14.1). Safari plays nothing that is not answered so.
 *
 * Several parts at once, and what is no range, are answered with the whole file, as servers may.
 */
export async function sliceFile(file: Response, range: string | null): Promise<Response> {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return file;
  const bytes = await file.arrayBuffer();
  const size = bytes.byteLength;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  const headers = new Headers(file.headers);
  headers.delete('content-encoding');
  if (start >= end) {
    headers.set('content-range', `bytes */${size}`);
    headers.set('content-length', '0');
    return new Response(null, { status: 416, headers });
  }
  headers.set('accept-ranges', 'bytes');
  headers.set('content-range', `bytes ${start}-${end - 1}/${size}`);
  headers.set('content-length', String(end - start));
  return new Response(bytes.slice(start, end), { status: 206, headers });
}
