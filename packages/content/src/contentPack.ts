import type { CourseSection, SectionType } from '@wordstride/core'

/** Pools of SR-07: assisted exercise, exercise, proficiency, afficiency, test. */
export type Pool = 'AE' | 'E' | 'P' | 'A' | 'T'

export interface PackProblem {
  problem_id: string
  /** Order within the pool. */
  problem_seq: number
  pool: Pool
  /** Of proficiency problems; null in the other pools. */
  level: number | null
  /** The authored problem, parsed by its plugin when the pack was built. */
  problem: Record<string, unknown> & {
    problem_id: string
    problem_type: string
    section_type: SectionType
    grade_id: number
    skill_id: string
  }
}

/** A worked example as the pack holds it (ENT-21). */
export interface PackDemo {
  demo_id: string
  problemItems: { value: string; animationseq: number }[]
  short_demo_info: { steps: number[]; short_demo: boolean } | null
  demo_video_url: string | null
}

export interface PackSkill {
  skill_id: string
  skill_seq: number
  skill_name: string
  /** Common Core standards that it practises, such as 'L.4.1a'. */
  standards: string[]
  weight: number
  /** Minutes for one problem. */
  specified_time: number
  number_of_correct_in_a_row: number
  problems: PackProblem[]
  demos: PackDemo[]
}

export interface PackChapter {
  section_type: CourseSection
  grade_id: number
  chapter_id: number
  chapter_name: string
  skills: PackSkill[]
}

/** A flash card as the pack holds it (ENT-25). */
export interface PackCard {
  skill_id: string
  grade_id: number
  card_seq: number
  keyword_type: 'primary' | 'additional'
  description: { pos: string; definition: string; example: string; example_audio_url?: string }
  /** American pronunciation; null when it is not known. */
  ipa: string | null
  image_url: string | null
  audio_url: string | null
}

export interface ContentPack {
  /** Equal versions have equal content. */
  version: string
  chapters: PackChapter[]
  cards: PackCard[]
  /** Pool T: problems of diagnostic tests, which belong to no skill's lessons. */
  tests: PackProblem[]
}
