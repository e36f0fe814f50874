import * as z from 'zod/mini'

/** Pictures and recordings by their addresses, in base64. */
export const mediaFilesField = z.array(z.object({ address: z.string(), content: z.string() }))

/** The kinds of files that come with imported questions, by the endings of their addresses: nothing that a browser runs. */
export const IMPORTED_MEDIA_TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  mp3: 'audio/mpeg',
}
