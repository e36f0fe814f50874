import { seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import * as z from 'zod/mini'
import { buildPack } from '../../build/buildPack'
import { additionalCards } from '../../check/additionalCards'
import { entriesOf } from '../../check/checkPack'
import { previewCard, previewProblem, sampleProblems } from '../preview'
import { readProblemFile } from '../problemFile'
import { type AddCommands, type CommandContext, readJson, shortError } from './commandContext'

interface PreviewOptions {
  sample?: string
  seed: string
  grades?: string
}

const asText = (value: unknown): string => JSON.stringify(value, null, 2)

function schemaOf(type: string) {
  const plugin = registry.get(type)
  if (!plugin) throw new Error(`Unknown type "${type}"; known: ${registry.types.join(', ')}.`)
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
  { folder, print }: CommandContext,
  ids: readonly string[],
  { sample, seed, grades }: PreviewOptions,
): void {
  const [from, to] = (grades ?? '0-12').split('-').map(Number)
  const { pack } = buildPack(folder)
  const entries = entriesOf({ pack }).filter(
    ({ problem: { grade_id, skill_id }, problem_id }) =>
      grade_id >= (from ?? 0) &&
      grade_id <= (to ?? from ?? 12) &&
      (ids.length === 0 || ids.includes(skill_id) || ids.includes(problem_id)),
  )
  const cards = additionalCards(pack).filter(({ skill_id }) => ids.includes(skill_id))
  if (entries.length + cards.length === 0) throw new Error('No problem or card has such an id.')
  const chosen = sample === undefined ? entries : sampleProblems(entries, Number(sample), seed)
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
    .option('--sample <n>', 'only so many, picked by the seed')
    .option('--seed <seed>', 'of the sample', '1')
    .option('--grades <from-to>', 'only these grades, such as 1-3')
    .action((ids: string[], options: PreviewOptions) => preview(context, ids, options))
}
