import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { PackDemo, PackProblem, PackSkill, Pool } from '@wordstride/content'
import { isRecord } from '@wordstride/core'
import { type AuthoredDemo, type AuthoredProblem, type SkillFile, skillFileSchema } from '../files/skillFile'
import { isUnfinished } from '../files/unfinished'
import type { Judge } from '../generate/check/judge'
import { type Filled, fillPools, type ShortPool } from '../generate/fill'
import { generators } from '../generate/generators'
import { askedBy } from '../texts/askedBy'
import { type BuildContext, buildPool } from './buildContext'
import { buildOnce } from './buildOnce'
import { bodyFaults, type buildProblem, type SkillIdentity } from './buildProblem'
import type { ContentError } from './contentError'
import { isDisputed } from './isDisputed'
import { isOfKnownType } from './knownType'
import { readYaml, type YamlFile } from './readYaml'
import { unknownGenerator } from './unknownGenerator'

type ErrorAt = Extract<YamlFile<unknown>, { ok: true }>['errorAt']

const POOLS = [
  ['E', 'exercises'],
  ['AE', 'assisted'],
  ['P', 'proficiency'],
  ['A', 'afficiency'],
] as const satisfies readonly [Pool, keyof SkillFile][]

function toDemo(skillId: string, { id, steps, short, video_url }: AuthoredDemo): PackDemo {
  return {
    demo_id: `${skillId}.${id}`,
    problemItems: steps.map((value, i) => ({ value, animationseq: i + 1 })),
    short_demo_info: short === undefined ? null : { steps: short, short_demo: true },
    demo_video_url: video_url ?? null,
  }
}

/** A skill that is not finished says so at the left edge; it may have any faults, such as YAML that cannot be read. */
const isDraft = (file: string): boolean =>
  /^\uFEFF?status: *(["']?)draft\1 *(#.*)?\r?$/m.test(readFileSync(file, 'utf8'))

interface Generated {
  judge: Judge
  pools: Filled['pools']
}

const tellShort = (skillId: string, { pool, level, has, wanted }: ShortPool): string =>
  `${skillId}, pool ${pool}${level === null ? '' : `, level ${level}`}: ${has} of ${wanted}; the rest would repeat.`

/** What the file's generator adds; null when it names none, or none for this grade. */
function generatedPools(
  { generate, exercises, assisted, proficiency, afficiency }: SkillFile,
  skill: SkillIdentity,
  { errors, warnings }: BuildContext,
  errorAt: ErrorAt,
  build: typeof buildProblem,
): Generated | null {
  if (!generate) return null
  const generator = Object.hasOwn(generators, generate.name) ? generators[generate.name] : undefined
  if (!generator) {
    errors.push(errorAt(['generate', 'name'], unknownGenerator(generate.name)))
    return null
  }
  if (!generator.grades.includes(skill.grade_id)) {
    const message = `The generator "${generate.name}" has material for grades ${generator.grades.join(', ')} alone.`
    errors.push(errorAt(['generate', 'name'], message))
    return null
  }
  const finished = (problems: readonly AuthoredProblem[]) => problems.filter((one) => !isUnfinished(one))
  const written = {
    ...{ E: finished(exercises), AE: finished(assisted) },
    ...{ P: finished(proficiency), A: finished(afficiency) },
  }
  const { pools, short } = fillPools(generator, skill, written, (problem, pool) => {
    const built = build(problem, skill, pool, 0)
    return built.ok ? askedBy(built.problem) : null
  })
  warnings.push(...short.map((one) => errorAt(['generate'], tellShort(skill.skill_id, one))))
  const known = (problems: readonly AuthoredProblem[]) => problems.filter(isOfKnownType)
  return {
    judge: generator.judge,
    pools: { E: known(pools.E), AE: known(pools.AE), P: known(pools.P), A: known(pools.A) },
  }
}

const idsOf = ({ pools }: Generated): Set<string> =>
  new Set(Object.values(pools).flatMap((pool) => pool.map(({ id }) => id)))

/** One wrong hint does not hide what is wrong in the other problems of a file. */
function faultsOfTypes({ read }: Extract<YamlFile<unknown>, { ok: false }>): ContentError[] {
  if (!read || !isRecord(read.raw)) return []
  const { raw, errorAt } = read
  return POOLS.flatMap(([, key]) => {
    const problems = raw[key]
    if (!Array.isArray(problems)) return []
    return problems.flatMap((written, i) =>
      isRecord(written) && isUnfinished(written)
        ? []
        : bodyFaults(written).map(({ path, message }) => errorAt([key, i, ...path], message)),
    )
  })
}

/** Builds a language arts skill from its file; null when it is a draft, or the file cannot be read. */
export function buildSkill(file: string, gradeId: number, context: BuildContext): PackSkill | null {
  if (isDraft(file)) return null
  const yaml = readYaml(file, skillFileSchema)
  if (!yaml.ok) {
    context.errors.push(...yaml.errors, ...faultsOfTypes(yaml))
    return null
  }
  const { data, errorAt } = yaml
  const first = context.places.get(data.skill_id)
  if (first) {
    const message = `The skill "${data.skill_id}" stands in ${basename(first.file)}:${first.line} already. A copied skill needs an id of its own.`
    context.errors.push({ ...errorAt(['skill_id'], message), isCopy: true })
    return null
  }
  context.places.set(data.skill_id, errorAt(['skill_id'], ''))
  data.demos.forEach(({ id, steps, short }, i) => {
    if (short?.some((step) => step > steps.length))
      context.errors.push(errorAt(['demos', i, 'short'], `There are only ${steps.length} steps.`))
    if (data.demos.findIndex((other) => other.id === id) !== i)
      context.errors.push(errorAt(['demos', i, 'id'], `"${id}" stands there twice.`))
  })
  const identity: SkillIdentity = {
    section_type: 'ae.la',
    grade_id: gradeId,
    skill_id: data.skill_id,
    skill_name: data.name,
  }
  const build = buildOnce()
  const generated = generatedPools(data, identity, context, errorAt, build)
  return {
    skill_id: data.skill_id,
    skill_seq: data.seq,
    skill_name: data.name,
    standards: data.standards,
    weight: data.weight,
    specified_time: data.specified_time,
    number_of_correct_in_a_row: data.correct_in_a_row,
    problems: POOLS.flatMap(([pool, key]) => {
      const written = data[key]
      const made = generated?.pools[pool] ?? []
      const problems = buildPool(
        {
          problems: [...written, ...made],
          pool,
          pathOf: (i) => (i < written.length ? [key, i] : ['generate']),
          errorAt,
        },
        identity,
        context,
        build,
      )
      if (!generated) return problems
      const added = idsOf(generated)
      const isGenerated = ({ problem_id }: PackProblem) =>
        added.has(problem_id.slice(problem_id.lastIndexOf('.') + 1))
      const refuse = (message: string) => context.errors.push(errorAt(['generate'], message))
      return problems.filter((entry) => !isGenerated(entry) || !isDisputed(entry, generated.judge, refuse))
    }),
    demos: data.demos.map((demo) => toDemo(data.skill_id, demo)),
  }
}
