import type { PackProblem } from '@wordstride/content'
import { seededRandom, shuffle } from '@wordstride/core'
import type { AuthoredProblem } from '../files/skillFile'
import { type TestProblem, testFileSchema } from '../files/testFile'
import { wordTests } from '../vocabulary/wordTests'
import { type BuildContext, buildPool } from './buildContext'
import { nearestLists, type WordList } from './buildWordList'
import { isOfKnownType } from './knownType'
import { readYaml } from './readYaml'

/** The usual question has no type of its own. Its answer stands anywhere among the others. */
function toAuthored(problem: TestProblem): AuthoredProblem[] {
  if ('type' in problem) {
    const { topic: _, ...authored } = problem
    return [authored]
  }
  const { id, prompt, answer, wrong, why } = problem
  const options = [
    { text: answer, correct: true, why },
    ...wrong.map((each) => (typeof each === 'string' ? { text: each, why } : each)),
  ]
  const usual = {
    id,
    type: 'selection',
    prompt,
    hints: [],
    options: shuffle(options, seededRandom(`${id} ${prompt}`)),
  }
  return isOfKnownType(usual) ? [usual] : []
}

/** Language and reading problems of a grade's tests, from their file. */
export function buildTests(file: string, gradeId: number, context: BuildContext): PackProblem[] {
  const yaml = readYaml(file, testFileSchema)
  if (!yaml.ok) {
    context.errors.push(...yaml.errors)
    return []
  }
  const { data, errorAt } = yaml
  const build = (
    problem: TestProblem,
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
  const language = data.language.flatMap((problem, i) =>
    build(problem, 'ae.ls', toAuthored(problem), ['language', i]),
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
  lists: readonly WordList[],
  context: BuildContext,
): PackProblem[] {
  const problems = wordTests(list.words, nearestLists(list.gradeId, lists)).flatMap(
    ({ word, index, problem }) =>
      buildPool(
        {
          problems: [problem].filter(isOfKnownType),
          pool: 'T',
          pathOf: () => ['words', index],
          errorAt: list.errorAt,
        },
        { section_type: 'ae.voc', grade_id: list.gradeId, skill_id: word, skill_name: word },
        context,
      ),
  )
  return numbered(problems)
}

const numbered = (problems: readonly PackProblem[]): PackProblem[] =>
  problems.map((problem, i) => ({ ...problem, problem_seq: i + 1 }))
