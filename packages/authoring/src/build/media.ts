import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { recordedName, recordedUrl } from '@wordstride/core/speech'
import { contentFolder } from './contentFolder'
import { idOf } from './idOf'

/** Where `/media/…` of the server comes from. */
export const mediaFile = (url: string): string => join(contentFolder, url.replace(/^\//, ''))

/** Whether an address names a picture or recording that is there: no folder, and nothing beside the media. */
export function isMediaFile(url: string): boolean {
  const file = mediaFile(url)
  return (
    url.startsWith('/media/') && posix.normalize(url) === url && existsSync(file) && statSync(file).isFile()
  )
}

const SENTENCES = posix.dirname(recordedUrl('any'))

/** The addresses of all media but the sentences that are read aloud. */
export const mediaBesideSentences = (): string[] =>
  readdirSync(mediaFile('/media'), { recursive: true, encoding: 'utf8' })
    .map((name) => `/media/${name.replaceAll(sep, '/')}`)
    .filter((url) => !url.startsWith(`${SENTENCES}/`) && !url.includes('/.') && isMediaFile(url))

/** A Fluent emoji by its name, such as `dog`. */
export const pictureUrl = (name: string): string => `/media/emoji/${name}.svg`

/** The recording of a word or sentence; its name tells neither, because spelling problems play it. */
export const recordingName = (text: string): string => `/media/words/${idOf('recording', text)}.mp3`

/** Null while the text has not been recorded. */
export const recordingUrl = (text: string): string | null =>
  existsSync(mediaFile(recordingName(text))) ? recordingName(text) : null

/** The recording of a sentence that is read aloud. */
export const sentenceFile = (sentence: string): string => mediaFile(recordedUrl(recordedName(sentence)))

export const isRecorded = (sentence: string): boolean => existsSync(sentenceFile(sentence))
