import type {
  ContentBlock,
  HintItem,
  Option,
  ProblemEnvelope,
  ProblemHeader,
  PublicOption,
} from './envelopeSchema'
import type { SectionType } from './sectionTypeSchema'

/** The envelope as it may leave the server in graded work. */
export interface PublicEnvelope {
  problem_id: string
  problem_type: string
  section_type: SectionType
  grade_id: number
  skill_id: string
  skill_name?: string
  header?: ProblemHeader
  problemItems: ContentBlock[]
  hintItems: HintItem[]
  specified_time?: number
}

export function toPublicEnvelope(problem: ProblemEnvelope): PublicEnvelope {
  return {
    problem_id: problem.problem_id,
    problem_type: problem.problem_type,
    section_type: problem.section_type,
    grade_id: problem.grade_id,
    skill_id: problem.skill_id,
    ...(problem.skill_name === undefined ? {} : { skill_name: problem.skill_name }),
    ...(problem.header === undefined ? {} : { header: problem.header }),
    problemItems: problem.problemItems,
    hintItems: problem.hintItems,
    ...(problem.specified_time === undefined ? {} : { specified_time: problem.specified_time }),
  }
}

export function toPublicOption(option: Option): PublicOption {
  return {
    id: option.id,
    label: option.label,
    ...(option.audioURL !== undefined && option.audio !== 'no' ? { audioURL: option.audioURL } : {}),
  }
}
