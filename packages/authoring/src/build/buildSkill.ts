import { readFileSync } from 'node:fs'
import type { PackDemo, PackSkill, Pool } from '@wordstride/content'
import { type AuthoredDemo, type SkillFile, skillFileSchema } from '../files/skillFile'
import { type BuildContext, buildPool } from './buildContext'
import type { SkillIdentity } from './buildProblem'
import { readYaml } from './readYaml'

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
const isDraft = (file: string): boolean => /^status: draft\s*$/m.test(readFileSync(file, 'utf8'))

/** Builds a language arts skill from its file; null when it is a draft, or the file cannot be read. */
export function buildSkill(file: string, gradeId: number, context: BuildContext): PackSkill | null {
  if (isDraft(file)) return null
  const yaml = readYaml(file, skillFileSchema)
  if (!yaml.ok) {
    context.errors.push(...yaml.errors)
    return null
  }
  const { data, errorAt } = yaml
  data.demos.forEach(({ steps, short }, i) => {
    if (short?.some((step) => step > steps.length))
      context.errors.push(errorAt(['demos', i, 'short'], `There are only ${steps.length} steps.`))
  })
  const identity: SkillIdentity = {
    section_type: 'ae.la',
    grade_id: gradeId,
    skill_id: data.skill_id,
    skill_name: data.name,
  }
  return {
    skill_id: data.skill_id,
    skill_seq: data.seq,
    skill_name: data.name,
    weight: data.weight,
    specified_time: data.specified_time,
    number_of_correct_in_a_row: data.correct_in_a_row,
    problems: POOLS.flatMap(([pool, key]) =>
      buildPool({ problems: data[key], pool, pathOf: (i) => [key, i], errorAt }, identity, context),
    ),
    demos: data.demos.map((demo) => toDemo(data.skill_id, demo)),
  }
}
