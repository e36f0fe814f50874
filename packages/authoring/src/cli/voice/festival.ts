import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { syllablesOf } from '../../vocabulary/syllables'

const run = promisify(execFile)

/** CMU US SLT. */
export const VOICE = 'voice_cmu_us_slt_arctic_hts'

/** Cuts the silence at both ends to 0.06 s and 0.12 s and brings the quiet voice up. */
const FILTER = [
  'silenceremove=start_periods=1:start_threshold=-50dB:start_silence=0.06',
  'areverse',
  'silenceremove=start_periods=1:start_threshold=-50dB:start_silence=0.12',
  'areverse',
  'volume=5dB',
  'alimiter=limit=0.9:level=false',
].join(',')

/** Every browser plays MP3; speech needs no more than this. */
const FORMAT = ['-ac', '1', '-ar', '24000', '-codec:a', 'libmp3lame', '-b:a', '32k', '-bitexact']

const quoted = (text: string): string => JSON.stringify(text)

/** The word's entry in festival's lexicon, so that it is said as its card writes it. */
const lexiconEntry = (word: string, ipa: string): string => {
  const syllables = syllablesOf(ipa).map(
    ({ phones, isStressed }) => `((${phones.join(' ')}) ${isStressed ? 1 : 0})`,
  )
  return `(${quoted(word)} nil (${syllables.join(' ')}))`
}

export interface Recording {
  text: string
  /** An MP3 file. */
  file: string
}

/** What must be installed before anything can be recorded and is not. */
async function missingTools(): Promise<string[]> {
  const missing: string[] = []
  const test = async (name: string, command: string, args: string[]) => {
    try {
      await run(command, args)
    } catch {
      missing.push(name)
    }
  }
  await test('ffmpeg', 'ffmpeg', ['-version'])
  await test('festival', 'festival', ['--version'])
  if (!missing.includes('festival'))
    await test('festvox-us-slt-hts', 'festival', ['-b', `(if (not (boundp '${VOICE})) (exit 1))`])
  return missing
}

/** Throws when something is not installed; `waiting` tells what cannot be done then. */
export async function requireTools(waiting: string): Promise<void> {
  const missing = await missingTools()
  if (missing.length > 0) throw new Error(`Recording needs ${missing.join(' and ')}: ${waiting}.`)
}

/** Says the texts, in which the word sounds as `ipa` writes it (as festival thinks when that is null). */
export async function record(
  word: string,
  ipa: string | null,
  recordings: readonly Recording[],
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'speech-'))
  const wave = (i: number) => join(folder, `${i}.wav`)
  try {
    const script = join(folder, 'say.scm')
    const lines = [
      `(${VOICE})`,
      ...(ipa === null ? [] : [`(lex.add.entry '${lexiconEntry(word, ipa)})`]),
      ...recordings.map(
        ({ text }, i) =>
          `(utt.save.wave (utt.synth (Utterance Text ${quoted(text)})) ${quoted(wave(i))} 'riff)`,
      ),
    ]
    writeFileSync(script, lines.join('\n'))
    await run('festival', ['-b', script])
    for (const [i, { file }] of recordings.entries()) {
      const coded = `${wave(i)}.mp3`
      await run('ffmpeg', ['-v', 'error', '-i', wave(i), '-af', FILTER, ...FORMAT, coded])
      copyFileSync(coded, file)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
