export type Decoded = { ok: true; text: string } | { ok: false; line: number; message: string }

/** The text of a file; where it is in another encoding, the first line that shows it. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const [before = ''] = new TextDecoder().decode(bytes).split('\uFFFD', 1)
    const line = before.split('\n').length
    return { ok: false, line, message: 'The file is not written in UTF-8: save it so.' }
  }
}
