import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentFolder } from '../contentFolder'
import { idOf } from './shortForms/shortForm'

/** Where `/media/…` of the server comes from. */
export const mediaFile = (url: string): string => join(contentFolder(), url.replace(/^\//, ''))

/** A Fluent emoji by its name, such as `dog`. */
export const pictureUrl = (name: string): string => `/media/emoji/${name}.svg`

/** The recording of a word; its name does not tell the word, because spelling problems play it. */
const recordingName = (word: string): string => `/media/words/${idOf('recording', word)}.mp3`

/** Null while the word has not been recorded. */
export const recordingUrl = (word: string): string | null =>
  existsSync(mediaFile(recordingName(word))) ? recordingName(word) : null
