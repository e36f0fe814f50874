import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { recordedName } from '@wordstride/core/speech'
import { isRecorded, mediaFile, sentenceFile } from '../../build/media'
import { requireTools, VOICE } from './festival'
import { levelled, readWave, writeWave } from './loudness'
import { forVoice, lexiconEntries } from './pronounced'

const run = promisify(execFile)

/** How fast the voice speaks, of its own 220 words a minute: about 120 in kindergarten, 140 in grades 1 and 2. */
const PACE: readonly number[] = [0.49, 0.58, 0.65]

/** Sentences that one run of the voice says. */
const BATCH = 40

/** Single words have all their sounds; sentences need less. */
const FORMATS = { word: ['-ar', '24000', '-b:a', '24k'], sentence: ['-ar', '16000', '-b:a', '16k'] }
const WORDS_OF_A_PHRASE = 3

const formatOf = (sentence: string): string[] =>
  sentence.split(' ').length <= WORDS_OF_A_PHRASE ? FORMATS.word : FORMATS.sentence

async function recordBatch(batch: readonly (readonly [sentence: string, grade: number])[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'))
  const wave = (i: number) => join(folder, `${i}.wav`)
  try {
    const script = [
      `(${VOICE})`,
      ...lexiconEntries,
      '(set! own_pace hts_engine_params)',
      ...batch.flatMap(([sentence, grade], i) => [
        `(set! hts_engine_params (append own_pace (list (list "-r" ${PACE[grade]}))))`,
        `(utt.save.wave (utt.synth (Utterance Text ${JSON.stringify(forVoice(sentence))})) "${wave(i)}" 'riff)`,
      ]),
    ]
    writeFileSync(join(folder, 'say.scm'), script.join('\n'))
    await run('festival', ['-b', join(folder, 'say.scm')])
    for (const i of batch.keys()) writeFileSync(wave(i), writeWave(levelled(readWave(readFileSync(wave(i))))))
    const coded = (i: number) => join(folder, `${i}.mp3`)
    await run('ffmpeg', [
      ...['-v', 'error'],
      ...batch.flatMap((_, i) => ['-i', wave(i)]),
      ...batch.flatMap(([sentence], i) => [
        ...['-map', `${i}:a`, '-ac', '1', ...formatOf(sentence)],
        ...[
          '-codec:a',
          'libmp3lame',
          '-map_metadata',
          '-1',
          '-id3v2_version',
          '0',
          '-write_xing',
          '0',
          '-bitexact',
        ],
        coded(i),
      ]),
    ])
    for (const [i, [sentence]] of batch.entries()) {
      writeFileSync(`${sentenceFile(sentence)}.new`, readFileSync(coded(i)))
      renameSync(`${sentenceFile(sentence)}.new`, sentenceFile(sentence))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Records the sentences that have not been; gives their number. Throws when the voice or ffmpeg is not installed. */
export async function recordSentences(
  sentences: ReadonlyMap<string, number>,
  onProgress: (done: number, all: number) => void,
): Promise<number> {
  const waiting = [...sentences].filter(([sentence]) => !isRecorded(sentence))
  if (waiting.length === 0) return 0
  await requireTools(`${waiting.length} sentences wait to be recorded`)
  mkdirSync(mediaFile('/media/speech'), { recursive: true })
  const batches = Array.from({ length: Math.ceil(waiting.length / BATCH) }, (_, i) =>
    waiting.slice(i * BATCH, (i + 1) * BATCH),
  )
  let done = 0
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      await recordBatch(batch)
      done += batch.length
      onProgress(done, waiting.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return waiting.length
}

/** Removes recordings that nothing says any more; gives their number. */
export function removeOldSentences(sentences: ReadonlyMap<string, number>): number {
  const folder = mediaFile('/media/speech')
  const wanted = new Set([...sentences.keys()].map((sentence) => `${recordedName(sentence)}.mp3`))
  const old = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => !wanted.has(name))
  for (const name of old) rmSync(join(folder, name))
  return old.length
}
