import { relative } from 'node:path'
import { buildProblem, type SkillIdentity } from '../build/buildProblem'
import { numberIn, skillFiles } from '../build/listFiles'
import { readYaml } from '../build/readYaml'
import { skillFileSchema } from '../files/skillFile'
import { disagreements } from '../generate/check/claims'
import { sampleOf } from '../generate/fill'
import { generators } from '../generate/generators'
import { previewProblem } from './preview'

interface SampledSkill {
  skill_id: string
  name: string
  gradeId: number
  generator: string
}

/** The skill of that id, when its file names a generator. */
export function findGenerated(folder: string, skillId: string): SampledSkill | null {
  for (const file of skillFiles(folder)) {
    const yaml = readYaml(file, skillFileSchema)
    if (!yaml.ok || yaml.data.skill_id !== skillId || !yaml.data.generate) continue
    const gradeId = numberIn(relative(folder, file))
    return { skill_id: skillId, name: yaml.data.name, gradeId, generator: yaml.data.generate.name }
  }
  return null
}

/** Problems that a skill's generator makes, as text with their keys; what its judge disputes is said below each. */
export function sampleGenerator({ skill_id, name, gradeId, generator }: SampledSkill, count: number): string {
  const found = generators[generator]
  if (!found) throw new Error(`There is no generator "${generator}".`)
  const skill: SkillIdentity = { section_type: 'ae.la', grade_id: gradeId, skill_id, skill_name: name }
  return sampleOf(found, skill, count)
    .map(({ pool, problem }, i) => {
      const built = buildProblem(problem, skill, pool, i + 1)
      if (!built.ok)
        return `${skill_id}.${problem.id}: ${built.faults.map(({ message }) => message).join('; ')}`
      const disputes = disagreements(built.problem, found.judge).map((dispute) => `  !! ${dispute}`)
      return [previewProblem(built.problem), ...disputes].join('\n')
    })
    .join('\n\n')
}
