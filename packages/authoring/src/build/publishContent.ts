import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ContentPack, writeContentPack } from '@wordstride/content'
import { RECORDED_LIST, recordedName, recordedUrl } from '@wordstride/core/speech'
import { wordsFile } from './contentFolder'
import { isRecorded, mediaBesideSentences, mediaFile } from './media'

/** The same file under a second name, so that no build writes all recordings anew; a copy on another disk. */
function link(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  try {
    linkSync(file, target)
  } catch {
    copyFileSync(file, target)
  }
}

/**
 * Writes what a server needs of the content into a folder: the finished pack, the media with those of the sentences
 * that are recorded and the words of the spelling check. A picture that the pack no longer shows goes on: what was
 * published in service, open sessions and reports may show it.
 */
export function publishContent(pack: ContentPack, folder: string, sentences: Iterable<string>): void {
  // A server that runs must not meet half a pack.
  const draft = `${folder}.draft`
  rmSync(draft, { recursive: true, force: true })
  writeContentPack(draft, pack)
  const spoken = [...sentences].filter(isRecorded).map(recordedName)
  for (const url of [...mediaBesideSentences(), ...spoken.map(recordedUrl)])
    link(mediaFile(url), join(draft, url))
  if (spoken.length > 0) writeFileSync(join(draft, RECORDED_LIST), spoken.join(''))
  copyFileSync(wordsFile, join(draft, 'words.txt'))
  rmSync(folder, { recursive: true, force: true })
  renameSync(draft, folder)
}
