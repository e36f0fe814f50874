import type { RenderingOption, RenderingPhase } from '@wordstride/api'

/** One choice after the other, in this order (TOOL-01). */
export const LEVELS = ['programId', 'phase', 'sectionType', 'gradeId', 'chapterId', 'skillId'] as const
export type Level = (typeof LEVELS)[number]

/** Values as they stand in the address. */
export type Chosen = Partial<Record<Level, string>>

/** A skill in one of its phases. */
export type SkillInPhase = Omit<RenderingOption, 'phases'> & { phase: RenderingPhase }

export interface CascadeStep {
  level: Level
  /** What can be chosen under the choices above; empty while one of them is open. */
  options: { value: string; example: SkillInPhase }[]
  value: string | null
}

export interface Cascade {
  steps: CascadeStep[]
  /** What is chosen, once everything is. */
  skill: SkillInPhase | null
}

/** The steps with what is chosen. A choice that does not exist under those above is open; a single one is made. */
export function cascade(options: readonly RenderingOption[], chosen: Chosen): Cascade {
  let rest: SkillInPhase[] | null = options.flatMap(({ phases, ...skill }) =>
    phases.map((phase) => ({ ...skill, phase })),
  )
  const steps = LEVELS.map((level): CascadeStep => {
    const byValue = new Map<string, SkillInPhase>()
    for (const entry of rest ?? []) {
      const value = String(entry[level])
      if (!byValue.has(value)) byValue.set(value, entry)
    }
    const found = [...byValue].map(([value, example]) => ({ value, example }))
    const asked = chosen[level]
    const value =
      asked !== undefined && byValue.has(asked)
        ? asked
        : found.length === 1
          ? (found[0]?.value ?? null)
          : null
    rest = value === null ? null : (rest ?? []).filter((entry) => String(entry[level]) === value)
    return { level, options: found, value }
  })
  return { steps, skill: rest?.[0] ?? null }
}

/** The choices after one of them is made anew. Those below stay: `cascade` takes what no longer fits as open. */
export function choose(chosen: Chosen, level: Level, value: string): Chosen {
  const { [level]: _, ...others } = chosen
  return value === '' ? others : { ...others, [level]: value }
}
