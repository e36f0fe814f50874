import { type ContentPack, isGeneratedProblem, openContentPack, type PackSkill } from '@wordstride/content'
import { paths } from '../paths'

const SKILLS = new Set([
  'la.2.nouns',
  'la.2.end-marks',
  'la.2.plural-nouns',
  'la.3.past-tense',
  'la.3.prefixes',
  'la.3.subject-verb-agreement',
])

/** Of these only what was written by hand: eight exercises, which tests count. */
const SHORT = new Set(['la.2.nouns', 'la.2.end-marks'])

const WORDS = 20

const shorten = (skill: PackSkill): PackSkill => ({
  ...skill,
  problems: skill.problems.filter(
    ({ problem }) => !SHORT.has(skill.skill_id) || !isGeneratedProblem(problem.problem_id),
  ),
})

async function makeSmall(): Promise<ContentPack> {
  const { version, chapters, cards, ...others } = await openContentPack(paths.content).load()
  const isGradeTwo = ({ grade_id }: { grade_id: number }) => grade_id === 2
  const languageArts = chapters
    .filter(({ section_type }) => section_type === 'ae.la')
    .map((chapter) => ({
      ...chapter,
      skills: chapter.skills.filter(({ skill_id }) => SKILLS.has(skill_id)).map(shorten),
    }))
    .filter(({ skills }) => skills.length > 0)
  const vocabulary = chapters
    .filter((chapter) => chapter.section_type === 'ae.voc' && isGradeTwo(chapter))
    .map((chapter) => ({ ...chapter, skills: chapter.skills.slice(0, WORDS) }))
  return {
    ...others,
    version: `small ${version}`,
    chapters: [...languageArts, ...vocabulary],
    cards: cards.filter(isGradeTwo).slice(0, WORDS),
    tests: others.tests.filter(({ problem }) => isGradeTwo(problem)),
  }
}

/** Reading the whole pack takes more than a second, and so many tests begin with it. */
let small: Promise<ContentPack> | undefined

/** Six skills and twenty words of the real content, however much of it there is; each caller has a copy of its own. */
export async function loadSmallPack(): Promise<ContentPack> {
  small ??= makeSmall()
  return structuredClone(await small)
}
