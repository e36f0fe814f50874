import type { ContentPack } from '@wordstride/content'
import { STRANDS, type Standard, type Strand, standards } from './commonCore'

/** Writing is not practised as such: only what skills say of it is counted. */
const COVERED: readonly Strand[] = STRANDS.filter((strand) => strand !== 'W')

export interface Coverage {
  grade: string
  strand: Strand
  /** Standards without parts, and parts of standards. */
  all: number
  missing: string[]
}

const isCounted = ({ strand, hasParts }: Standard): boolean => COVERED.includes(strand) && !hasParts

/** Of each grade and strand, what no skill names. */
export function coverageOf({ chapters }: Pick<ContentPack, 'chapters'>): Coverage[] {
  const named = new Set(chapters.flatMap(({ skills }) => skills.flatMap((skill) => skill.standards)))
  const groups = new Map<string, Coverage>()
  for (const { id, grade, strand } of standards.filter(isCounted)) {
    const key = `${grade} ${strand}`
    const group = groups.get(key) ?? { grade, strand, all: 0, missing: [] }
    groups.set(key, group)
    group.all += 1
    if (!named.has(id)) group.missing.push(id)
  }
  return [...groups.values()]
}

/** Skills of language arts that name no standard. */
export const skillsWithoutStandards = ({ chapters }: Pick<ContentPack, 'chapters'>): string[] =>
  chapters
    .filter(({ section_type }) => section_type === 'ae.la')
    .flatMap(({ skills }) => skills.filter((skill) => skill.standards.length === 0))
    .map(({ skill_id }) => skill_id)
