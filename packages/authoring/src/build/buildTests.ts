import type { PackProblem } from '@wordstride/content'
import type { AuthoredProblem } from '../files/skillFile'
import { type GeneratedProblem, type TestProblem, testFileSchema } from '../files/testFile'
import { generators } from '../generate/generators'
import { makeForTest } from '../generate/makeForTest'
import type { WordProblems } from '../vocabulary/wordProblems'
import { wordTests } from '../vocabulary/wordTests'
import { type BuildContext, buildPool } from './buildContext'
import { canBeAsked, pathOfProblem, type WordList, withWritten } from './buildWordList'
import { isDisputed } from './isDisputed'
import { isOfKnownType } from './knownType'
import { readYaml } from './readYaml'
import { unknownGenerator } from './unknownGenerator'
import { usualQuestion } from './usualQuestion'

function toAuthored(problem: TestProblem): AuthoredProblem[] {
  if ('type' in problem) {
    const { topic: _, ...authored } = problem
    return [authored]
  }
  return [usualQuestion(problem)].filter(isOfKnownType)
}

const isGenerated = (problem: TestProblem | GeneratedProblem): problem is GeneratedProblem =>
  'generate' in problem && !('type' in problem)

/** Language and reading problems of a grade's tests, from their file. */
export function buildTests(file: string, gradeId: number, context: BuildContext): PackProblem[] {
  const yaml = readYaml(file, testFileSchema)
  if (!yaml.ok) {
    context.errors.push(...yaml.errors)
    return []
  }
  const { data, errorAt } = yaml
  const build = (
    problem: Pick<TestProblem, 'topic'>,
    section: 'ae.ls' | 'ae.rc',
    problems: AuthoredProblem[],
    path: (string | number)[],
  ) =>
    buildPool(
      { problems, pool: 'T', pathOf: () => path, errorAt },
      {
        section_type: section,
        grade_id: gradeId,
        skill_id: `test.${gradeId}.${problem.topic}`,
        skill_name: problem.topic,
      },
      context,
    )
  const generate = (problem: GeneratedProblem, path: (string | number)[]): PackProblem[] => {
    const { name, grade = gradeId, ...wanted } = problem.generate
    const refuse = (message: string) => context.errors.push(errorAt([...path, 'generate'], message))
    const generator = Object.hasOwn(generators, name) ? generators[name] : undefined
    const id = `test.${gradeId}.${problem.topic}.${problem.id}`
    const made = generator && makeForTest(generator, grade, wanted, id)
    if (!generator || !made) {
      refuse(generator ? `"${name}" makes no such problem of grade ${grade}.` : unknownGenerator(name))
      return []
    }
    const authored = [{ ...made, id: problem.id, hints: [] }].filter(isOfKnownType)
    return build(problem, 'ae.ls', authored, path).filter(
      (entry) => !isDisputed(entry, generator.judge, refuse),
    )
  }
  const language = data.language.flatMap((problem, i) =>
    isGenerated(problem)
      ? generate(problem, ['language', i])
      : build(problem, 'ae.ls', toAuthored(problem), ['language', i]),
  )
  const reading = data.reading.flatMap(({ passage, problems }, i) =>
    problems.flatMap((problem, j) =>
      build(
        problem,
        'ae.rc',
        toAuthored(problem).map((authored) => ({ ...authored, passage })),
        ['reading', i, 'problems', j],
      ),
    ),
  )
  return numbered([...language, ...reading])
}

/** Vocabulary problems of a grade's tests, made from its words. */
export function buildWordTests(
  list: WordList,
  words: readonly WordProblems[],
  context: BuildContext,
): PackProblem[] {
  const made = new Map(wordTests(list.words, words).map(({ index, problem }) => [index, problem]))
  const problems = list.words.flatMap((entry, index) => {
    const { word } = entry
    return buildPool(
      {
        problems: withWritten([made.get(index) ?? []].flat().filter(canBeAsked), entry, 'T'),
        pool: 'T',
        pathOf: (_, problem) => pathOfProblem(entry, index, problem),
        errorAt: list.errorAt,
      },
      { section_type: 'ae.voc', grade_id: list.gradeId, skill_id: word, skill_name: word },
      context,
    )
  })
  return numbered(problems)
}

const numbered = (problems: readonly PackProblem[]): PackProblem[] =>
  problems.map((problem, i) => ({ ...problem, problem_seq: i + 1 }))
