import type { ContentPack } from '@wordstride/content'
import { seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import * as z from 'zod/mini'
import { buildPack } from '../../build/buildPack'
import { unknownType } from '../../build/knownType'
import { didYouMean } from '../../build/nearestName'
import { additionalCards } from '../../check/additionalCards'
import { entriesOf } from '../../check/checkPack'
import { previewCard, previewProblem, sampleProblems } from '../preview'
import { readProblemFile } from '../problemFile'
import { readJson } from '../readJson'
import { type AddCommands, type CommandContext, shortError } from './commandContext'
import { gradeRange, wholeNumber } from './wholeNumber'

interface PreviewOptions {
  sample?: number
  seed: string
  grades: readonly [from: number, to: number]
}

const skillIds = ({ chapters }: ContentPack): string[] =>
  chapters.flatMap(({ skills }) => skills.map(({ skill_id }) => skill_id))

const asText = (value: unknown): string => JSON.stringify(value, null, 2)

function schemaOf(type: string) {
  const plugin = registry.get(type)
  if (!plugin) throw new Error(unknownType(type))
  return z.toJSONSchema(plugin.problem, { io: 'input', unrepresentable: 'any' })
}

function readProblem({ printError, fail }: CommandContext, file: string) {
  const read = readProblemFile(file)
  if (read.ok) return read
  for (const error of read.errors) printError(shortError(error))
  fail()
  return null
}

function grade(context: CommandContext, problemFile: string, responseFile: string): void {
  const read = readProblem(context, problemFile)
  if (!read) return
  const { plugin, problem } = read
  const response = plugin.response.safeParse(readJson(responseFile))
  if (response.success) {
    context.print(asText(plugin.grade(problem, response.data, { mode: 'practice' })))
    return
  }
  for (const { path, message } of response.error.issues)
    context.printError(`${responseFile}: ${path.join('.')}: ${message}`)
  context.fail()
}

function showPublic(context: CommandContext, problemFile: string, { seed }: { seed: string }): void {
  const read = readProblem(context, problemFile)
  if (!read) return
  const { plugin, problem } = read
  context.print(asText(plugin.toPublic(problem, plugin.present(problem, seededRandom(seed)))))
}

function preview(
  { folder, print, printError }: CommandContext,
  ids: readonly string[],
  { sample, seed, grades: [from, to] }: PreviewOptions,
): void {
  const { pack, errors } = buildPack(folder)
  const isInGrades = ({ grade_id }: { grade_id: number }) => grade_id >= from && grade_id <= to
  const named = entriesOf({ pack }).filter(
    ({ problem: { skill_id }, problem_id }) =>
      ids.length === 0 || ids.includes(skill_id) || ids.includes(problem_id),
  )
  const namedCards = additionalCards(pack).filter(({ skill_id }) => ids.includes(skill_id))
  const entries = named.filter(({ problem }) => isInGrades(problem))
  const cards = namedCards.filter(isInGrades)
  if (errors.length > 0)
    printError(
      `${errors.length} faults: what they concern is not shown. npm run content -- validate tells of them.`,
    )
  if (ids.length > 0 && named.length + namedCards.length === 0)
    throw new Error(
      `No problem or card has such an id.${didYouMean(ids[0] ?? '', skillIds(pack))} What has "status: draft" is not shown.`,
    )
  if (entries.length + cards.length === 0)
    throw new Error(`Nothing${ids.length > 0 ? ' of it' : ''} stands in the grades ${from} to ${to}.`)
  const chosen = sample === undefined ? entries : sampleProblems(entries, sample, seed)
  print([...chosen.map(previewProblem), ...cards.map(previewCard)].join('\n\n'))
}

/** What one looks at or tries with single problems. */
export const addProblems: AddCommands = (program, context) => {
  program
    .command('schema <problem_type>')
    .description('prints the JSON Schema of a type')
    .action((type: string) => context.print(asText(schemaOf(type))))
  program
    .command('grade <problem.json> <response.json>')
    .description('prints the verdict as JSON')
    .action((problemFile: string, responseFile: string) => grade(context, problemFile, responseFile))
  program
    .command('public <problem.json>')
    .description('prints what leaves the server in graded work')
    .option('--seed <seed>', 'of the order of options', '1')
    .action((problemFile: string, options: { seed: string }) => showPublic(context, problemFile, options))
  program
    .command('preview [ids...]')
    .description('prints skills, problems or additional words as text with their keys')
    .option('--sample <n>', 'only so many, picked by the seed', wholeNumber)
    .option('--seed <seed>', 'of the sample', '1')
    .option('--grades <from-to>', 'only these grades, such as 1-3', gradeRange, [0, 12])
    .action((ids: string[], options: PreviewOptions) => preview(context, ids, options))
}
