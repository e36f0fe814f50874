import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { Command, CommanderError } from 'commander'
import * as z from 'zod/mini'
import { buildPack } from '../build/buildPack'
import { type ContentError, describeError } from '../build/contentError'
import { packFolder } from '../build/contentFolder'
import { wordListFiles } from '../build/listFiles'
import { publishContent } from '../build/publishContent'
import { additionalCards } from '../check/additionalCards'
import { checkFiles } from '../check/checkFiles'
import { checkPack, entriesOf } from '../check/checkPack'
import type { Finding } from '../check/finding'
import { guessedGroups } from '../check/guessers/guessers'
import { generators } from '../generate/generators'
import { spokenSentences } from '../speech/spokenTexts'
import { exportCsvTo } from './exportCsv'
import { exportMedia, exportPublished, readPublished } from './exportPublished'
import { generateWordList } from './generateWords'
import { orderWordLists } from './orderWords'
import { copyPictures } from './pictures'
import { previewCard, previewProblem, sampleProblems } from './preview'
import { readProblemFile } from './problemFile'
import { printMarks, writeSheet } from './readers'
import { findGenerated, sampleGenerator } from './sampleGenerator'
import { recordSpeech, removeOldSpeech } from './speech'
import { describeGuessers, describePack, withStats } from './stats'
import { recordSentences, removeOldSentences } from './voice/recordSentences'

/** 0 all is well, 1 the content has faults, 2 the command was not understood or a file is missing. */
type ExitCode = 0 | 1 | 2

export interface Output {
  print(line: string): void
  printError(line: string): void
}

const inRepository = (path: string): string => join(import.meta.dirname, '../../../..', path)
const statsDocument = inRepository('docs/content.md')

const short = (error: ContentError): string =>
  describeError({ ...error, file: relative(process.cwd(), error.file) })

const parseJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

function* jsonFilesBelow(path: string): Generator<string> {
  if (!statSync(path).isDirectory()) {
    if (path.endsWith('.json')) yield path
    return
  }
  for (const name of readdirSync(path).sort()) yield* jsonFilesBelow(join(path, name))
}

/** Runs one command of `npm run content --`. */
export async function runContent(
  args: readonly string[],
  { print, printError }: Output,
  folder = packFolder,
): Promise<ExitCode> {
  let code: ExitCode = 0

  function build({ to, lenient }: { to: string; lenient?: boolean }): void {
    const started = Date.now()
    const { pack, errors } = buildPack(folder)
    for (const error of errors) printError(short(error))
    if (errors.some(({ isNotInstalled }) => !isNotInstalled)) {
      printError(`${errors.length} faults: nothing was built. What has "status: draft" is left out.`)
      code = 1
      return
    }
    if (errors.length > 0) printError(`${errors.length} faults; what they concern is left out.`)
    publishContent(pack, resolve(to), spokenSentences(pack).keys())
    const count = pack.chapters.flatMap(({ skills }) => skills.flatMap(({ problems }) => problems)).length
    print(`${count + pack.tests.length} problems in ${((Date.now() - started) / 1000).toFixed(1)} s`)
    if (errors.length > 0 && !lenient) code = 1
  }

  function validateFiles(paths: readonly string[]): Finding[] {
    const files = paths.flatMap((path) => [...jsonFilesBelow(path)])
    return files.flatMap((file) => {
      const read = readProblemFile(file)
      return read.ok
        ? []
        : read.errors.map((error) => ({ ...error, severity: 'fault', rule: 'form' }) as const)
    })
  }

  function validate(paths: readonly string[], { warnings }: { warnings?: boolean }): void {
    const wanted = paths.map((path) => resolve(path))
    const missing = wanted.find((path) => !existsSync(path))
    if (missing !== undefined) throw new Error(`There is no file or folder ${missing}.`)
    const isInPack = (path: string) => !relative(folder, path).startsWith('..')
    const inPack = wanted.filter(isInPack)
    const findings = validateFiles(wanted.filter((path) => !isInPack(path)))
    if (paths.length === 0) findings.push(...checkPack(buildPack(folder)))
    else if (inPack.length > 0) findings.push(...checkFiles(folder, inPack))
    const faults = findings.filter(({ severity }) => severity === 'fault')
    const doubtful = findings.filter(({ severity }) => severity === 'warning')
    for (const fault of faults) printError(`${short(fault)} [${fault.rule}]`)
    if (warnings) for (const warning of doubtful) print(`warning: ${short(warning)} [${warning.rule}]`)
    print(`${faults.length} faults, ${doubtful.length} warnings${warnings ? '' : ' (--warnings shows them)'}`)
    if (faults.length > 0) code = 1
  }

  function stats({ write, guess }: { write?: boolean; guess?: boolean }): void {
    const result = buildPack(folder)
    const described = [
      describePack(result.pack),
      '### What a guesser gets right',
      describeGuessers(guessedGroups(entriesOf(result))),
    ]
    if (write) {
      const document = withStats(readFileSync(statsDocument, 'utf8'), described.join('\n\n'))
      writeFileSync(statsDocument, document)
      print(`Written to ${relative(process.cwd(), statsDocument)}.`)
    } else print((guess ? described : described.slice(0, 1)).join('\n\n'))
  }

  function generate(skillId: string | undefined, { count }: { count: string }): void {
    if (skillId === undefined) {
      for (const [name, { summary, grades }] of Object.entries(generators).sort())
        print(`${name} (grades ${grades.join(', ')}): ${summary}`)
      return
    }
    const skill = findGenerated(folder, skillId)
    if (!skill) throw new Error(`No skill file "${skillId}" names a generator.`)
    print(sampleGenerator(skill, Number(count)))
  }

  function requirePlugin(type: string) {
    const plugin = registry.get(type)
    if (!plugin) throw new Error(`Unknown type "${type}"; known: ${registry.types.join(', ')}.`)
    return plugin
  }

  function readProblem(file: string) {
    const read = readProblemFile(file)
    if (read.ok) return read
    for (const error of read.errors) printError(short(error))
    code = 1
    return null
  }

  function grade(problemFile: string, responseFile: string): void {
    const read = readProblem(problemFile)
    if (!read) return
    const { plugin, problem } = read
    const response = plugin.response.safeParse(parseJson(responseFile))
    if (response.success)
      print(JSON.stringify(plugin.grade(problem, response.data, { mode: 'practice' }), null, 2))
    else {
      for (const issue of response.error.issues)
        printError(`${responseFile}: ${issue.path.join('.')}: ${issue.message}`)
      code = 1
    }
  }

  function showPublic(problemFile: string, { seed }: { seed: string }): void {
    const read = readProblem(problemFile)
    if (!read) return
    const { plugin, problem } = read
    const presentation = plugin.present(problem, seededRandom(seed))
    print(JSON.stringify(plugin.toPublic(problem, presentation), null, 2))
  }

  function preview(
    ids: readonly string[],
    { sample, seed, grades }: { sample?: string; seed: string; grades?: string },
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

  async function speech({ again, prune }: { again: readonly string[]; prune?: boolean }): Promise<void> {
    const { pack } = buildPack(folder)
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
    if (prune) print(`${removeOldSpeech(cards) + removeOldSentences(sentences)} removed`)
  }

  const program = new Command('content')
    .description('Builds, checks and shows the content pack.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
  program
    .command('build')
    .description('builds the content that the server loads')
    .option('--to <folder>', 'that takes it', inRepository('dist/content'))
    .option('--lenient', 'ends with 0 in spite of problems whose type is not installed')
    .action(build)
  const generating = program
    .command('generate [skill]')
    .description(
      'shows a hundred problems that the generator of a skill makes; without a skill, the generators',
    )
    .option('--count <n>', 'so many', '100')
    .action(generate)
  generating
    .command('vocabulary <words.csv>')
    .description('prints a word list made from a table')
    .option('--name <name>', 'of the list', 'Words')
    .action((file: string, { name }: { name: string }) =>
      print(generateWordList(readFileSync(file, 'utf8'), name).trimEnd()),
    )
  const importing = program.command('import').description('reads questions of other systems')
  importing
    .command('qti <file|folder>')
    .description('prints items of QTI 2 and 3 as exercises, and what was not taken')
    .action(async (path: string) => {
      const { importQtiFrom } = await import('./importQti')
      if (!(await importQtiFrom(path, { print, printError }))) code = 1
    })
  const exporting = program.command('export').description('writes problems for other systems')
  exporting
    .command('csv <skill>')
    .description('writes a skill file, a skill or one problem as a table for spreadsheets')
    .requiredOption('--to <file>', 'that takes the table')
    .action((skill: string, { to }: { to: string }) =>
      exportCsvTo(to, skill, buildPack(folder), { print, printError }),
    )
  exporting
    .command('qti <skill>')
    .description('writes a skill file, a skill or one problem as items of QTI 3')
    .requiredOption('--to <folder>', 'that takes the items')
    .action(async (skill: string, { to }: { to: string }) => {
      const { exportQtiTo } = await import('./exportQti')
      exportQtiTo(to, skill, buildPack(folder), { print, printError })
    })
  importing
    .command('gift <file>')
    .description("prints questions in Moodle's GIFT format as exercises, and what was not taken")
    .action(async (file: string) => {
      const { importGiftFrom } = await import('./importQuestions')
      importGiftFrom(file, { print, printError })
    })
  importing
    .command('moodle <file>')
    .description("prints questions in Moodle's XML as exercises, and what was not taken")
    .action(async (file: string) => {
      const { importMoodleFrom } = await import('./importQuestions')
      if (!importMoodleFrom(file, { print, printError })) code = 1
    })
  importing
    .command('csv <file>')
    .description('prints questions of a table as exercises, and what was not taken')
    .action(async (file: string) => {
      const { importCsvFrom } = await import('./importQuestions')
      importCsvFrom(file, { print, printError })
    })
  program
    .command('export-published <published.json>')
    .description('writes what was published in service into the files; /drafts/releases gives the file')
    .action((file: string) => {
      const published = readPublished(file)
      const { written, faults } = exportPublished(folder, published.problems)
      for (const path of [...exportMedia(published.media), ...written]) print(relative(process.cwd(), path))
      for (const fault of faults) printError(fault)
      print(`${written.length} files written`)
      if (faults.length > 0) code = 1
    })
  program
    .command('pictures')
    .description('copies the pictures that the pack shows into the media folder')
    .action(() => {
      const { copied, unknown } = copyPictures(buildPack(folder).pack)
      for (const name of unknown) printError(`There is no Fluent emoji "${name}".`)
      print(`${copied} pictures`)
      if (unknown.length > 0) code = 1
    })
  program
    .command('order')
    .description('puts the words of every list in order of difficulty')
    .action(() => print(`${orderWordLists(wordListFiles(folder))} lists put in order`))
  program
    .command('speech')
    .description(
      'records the words and their first sentences, and all sentences of kindergarten to grade 2, that have not been recorded',
    )
    .option('--prune', 'removes recordings of words and sentences that are gone')
    .option('--again <words...>', 'records these words again, after a change of their pronunciation', [])
    .action(speech)
  program
    .command('validate [paths...]')
    .description('checks the pack, parts of it, or problems as JSON files')
    .option('--warnings', 'shows what a person should look at too')
    .action(validate)
  program
    .command('stats')
    .description('counts by grade, section, pool and type')
    .option('--guess', 'adds what guessers get right')
    .option('--write', 'writes the figures into docs/content.md')
    .action(stats)
  const reading = program
    .command('readers')
    .description('lets a reader who sees no key answer the questions about texts')
  reading
    .command('sheet')
    .description('writes the questions below their texts, without their keys')
    .requiredOption('--to <file>', 'that takes them')
    .option('--without-texts', 'leaves the texts out: what is answered then is guessed or known')
    .action(({ to, withoutTexts }: { to: string; withoutTexts?: boolean }) =>
      writeSheet(entriesOf(buildPack(folder)), to, !withoutTexts),
    )
  reading
    .command('mark <answers>')
    .description('compares lines such as "test.rc.4.7/2: B" with the keys')
    .action((file: string) => printMarks(entriesOf(buildPack(folder)), file, { print, printError }))
  program
    .command('schema <problem_type>')
    .description('prints the JSON Schema of a type')
    .action((type: string) =>
      print(
        JSON.stringify(
          z.toJSONSchema(requirePlugin(type).problem, { io: 'input', unrepresentable: 'any' }),
          null,
          2,
        ),
      ),
    )
  program
    .command('grade <problem.json> <response.json>')
    .description('prints the verdict as JSON')
    .action(grade)
  program
    .command('public <problem.json>')
    .description('prints what leaves the server in graded work')
    .option('--seed <seed>', 'of the order of options', '1')
    .action(showPublic)
  program
    .command('preview [ids...]')
    .description('prints skills, problems or additional words as text with their keys')
    .option('--sample <n>', 'only so many, picked by the seed')
    .option('--seed <seed>', 'of the sample', '1')
    .option('--grades <from-to>', 'only these grades, such as 1-3')
    .action(preview)

  try {
    await program.parseAsync([...args], { from: 'user' })
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    printError(error instanceof Error ? error.message : String(error))
    return 2
  }
  return code
}
