import type { DraftPlace } from '@wordstride/api'
import type { CourseSection } from '@wordstride/core'
import { gradeName } from '@wordstride/learning'

/** One of the kinds of problems that can be drafted, and what its dialog asks for. */
interface PlaceKind {
  name: string
  /** Whose skills are listed; a test has topics, which are written. */
  skills: { section: CourseSection; label: string } | null
  id: { label: string; pattern: string; placeholder: string; help: string }
}

const CHANGES = 'An id that is there already changes that problem.'

export const PLACE_KINDS = {
  skill: {
    name: 'A skill of language arts',
    skills: { section: 'ae.la', label: 'Skill' },
    id: {
      label: 'Id in the skill',
      pattern: '(E|AE|P|A)[1-9][0-9]{0,2}',
      placeholder: 'E20',
      help: `E and a number for an exercise, AE for an assisted one, P for proficiency, A for afficiency. ${CHANGES}`,
    },
  },
  word: {
    name: 'A word',
    skills: { section: 'ae.voc', label: 'Word' },
    id: {
      label: 'Id in the word',
      pattern: '(E|P|A)[1-9][0-9]{0,2}|T1',
      placeholder: 'E6',
      help: `E and a number for an exercise, P for proficiency, A for afficiency, T1 for tests. ${CHANGES}`,
    },
  },
  language: {
    name: 'A language test',
    skills: null,
    id: {
      label: 'Id in the tests',
      pattern: 'LS[0-9]{1,3}',
      placeholder: 'LS20',
      help: `LS and a number. ${CHANGES}`,
    },
  },
  reading: {
    name: 'A reading test',
    skills: null,
    id: {
      label: 'Id in the tests',
      pattern: 'RC[0-9]{1,3}',
      placeholder: 'RC30',
      help: `RC and a number. ${CHANGES}`,
    },
  },
} as const satisfies Record<string, PlaceKind>

export type PlaceKindName = keyof typeof PLACE_KINDS

/** The id of a problem in the files, from what the dialog asked. */
export const problemIdIn = (form: FormData): string => {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const skill = form.has('topic') ? `test.${read('grade')}.${read('topic')}` : read('skillId')
  return `${skill}.${read('id')}`
}

const TEST_NAMES = {
  'ae.la': 'Test',
  'ae.voc': 'Word test',
  'ae.ls': 'Language test',
  'ae.rc': 'Reading test',
}

/** Whether a problem is asked in tests alone, by its id. */
export const isOfTest = (problemId: string): boolean => /\.(LS|RC|T)\d+$/.test(problemId)

/** Where a problem stands, in words: 'Reading test · Grade 3 · detail'. */
export const describePlace = ({
  sectionType,
  gradeId,
  skillName,
  problemId,
}: Pick<DraftPlace, 'sectionType' | 'gradeId' | 'skillName'> & { problemId: string }): string =>
  [...(isOfTest(problemId) ? [TEST_NAMES[sectionType]] : []), gradeName(gradeId), skillName].join(' · ')
