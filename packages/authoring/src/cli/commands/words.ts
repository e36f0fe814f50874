import { buildPack } from '../../build/buildPack'
import { wordListFiles } from '../../build/listFiles'
import { spokenSentences } from '../../speech/spokenTexts'
import { isAllKnown } from '../isAllKnown'
import { orderWordLists } from '../orderWords'
import { copyPictures, pictureFolder, removeOldPictures } from '../pictures'
import { recordSpeech, removeOldSpeech } from '../speech'
import { recordSentences, removeOldSentences } from '../voice/recordSentences'
import type { AddCommands, CommandContext } from './commandContext'

interface SpeechOptions {
  again: readonly string[]
  prune?: boolean
}

/** `to` takes the pictures. */
export function addPictures(context: CommandContext, to: string, { prune }: { prune?: boolean }): void {
  const { folder, print, printError, fail } = context
  const build = buildPack(folder)
  const { copied, unknown } = copyPictures(build.pack, to)
  for (const name of unknown) printError(`There is no Fluent emoji "${name}".`)
  print(`${copied} pictures`)
  const faults = build.errors.length
  if (unknown.length + faults > 0) fail()
  if (prune && isAllKnown(folder, build, context)) removeOldPictures(build.pack, to)
  if (!prune && faults > 0)
    printError(
      `${faults} faults: pictures of what they concern are not copied. npm run content -- validate tells of them.`,
    )
}

async function speech(context: CommandContext, { again, prune }: SpeechOptions): Promise<void> {
  const { folder, print, fail } = context
  const build = buildPack(folder)
  const { pack, errors } = build
  const { cards } = pack
  const unknown = again.find((word) => !cards.some(({ skill_id }) => skill_id === word))
  if (unknown !== undefined) throw new Error(`No list has the word "${unknown}".`)
  const recorded = await recordSpeech(cards, {
    again,
    onProgress: (done, all) => {
      if (done % 20 === 0 || done === all) print(`  ${done} of ${all} words`)
    },
  })
  const sentences = spokenSentences(pack)
  const said = await recordSentences(sentences, (done, all) => print(`  ${done} of ${all} sentences`))
  print(`${recorded + said} recordings made`)
  if (!prune) return
  const removed = isAllKnown(folder, build, context)
    ? removeOldSpeech(cards) + removeOldSentences(sentences)
    : 0
  print(`${removed} removed`)
  if (errors.length > 0) fail()
}

/** The order of the words, their pictures and their recordings. */
export const addWords: AddCommands = (program, context) => {
  program
    .command('pictures')
    .description('copies the pictures that the pack shows into the media folder')
    .option('--prune', 'removes those that no file shows any more, though what was published in service may')
    .action((options: { prune?: boolean }) => addPictures(context, pictureFolder(), options))
  program
    .command('order')
    .description('puts the words of every list in order of difficulty')
    .action(() => context.print(`${orderWordLists(wordListFiles(context.folder))} lists put in order`))
  program
    .command('speech')
    .description(
      'records the words and their first sentences, and all sentences of kindergarten to grade 2, that have not been recorded',
    )
    .option('--prune', 'removes recordings of words and sentences that are gone')
    .option('--again <words...>', 'records these words again, after a change of their pronunciation', [])
    .action((options: SpeechOptions) => speech(context, options))
}
