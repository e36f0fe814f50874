import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackProblem } from '@wordstride/content'
import { expectOpened, seededRandom } from '@wordstride/core'
import { recordedName } from '@wordstride/core/speech'
import { registry } from '@wordstride/plugins/graders'
import { describe, expect, it } from 'vitest'
import { buildPack } from './build/buildPack'
import { describeError } from './build/contentError'
import { packFolder } from './build/contentFolder'
import { isRecorded } from './build/media'
import { checkPack, entriesOf } from './check/checkPack'
import { describeTelling, guessedGroups, tellingOf } from './check/guessers/guessers'
import { testFormsOf } from './check/rules/testForms'
import { spokenSentences } from './speech/spokenTexts'

const build = buildPack(packFolder)
const { chapters, cards, tests } = build.pack

const skillsOf = (section: string, grade: number) =>
  chapters
    .filter(({ section_type, grade_id }) => section_type === section && grade_id === grade)
    .flatMap(({ skills }) => skills)

/** What a learner's browser gets in graded work. */
function publicView(problem: PackProblem['problem']): Record<string, unknown> {
  const exercise = expectOpened(registry.open(problem))
  return { ...exercise.view(exercise.present(seededRandom('1'))) }
}

describe('the content pack', () => {
  it('has no fault: keys, pools, ids, options, spelling, words, files', () => {
    const faults = checkPack(build).filter(({ severity }) => severity === 'fault')
    expect(faults.map((fault) => `${describeError(fault)} [${fault.rule}]`)).toEqual([])
  })

  it('has problems of practice in every skill and word: the daily review counts them all and asks nothing else', () => {
    const withoutPractice = chapters
      .flatMap(({ skills }) => skills)
      .filter(({ problems }) => !problems.some(({ pool }) => pool === 'E'))
    expect(withoutPractice.map(({ skill_id }) => skill_id)).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    '[SR-07] has words for grade %i, each with a card and every form',
    (grade) => {
      const words = skillsOf('ae.voc', grade)
      expect(words.length).toBeGreaterThanOrEqual(60)
      const ofGrade = cards.filter(
        ({ grade_id, keyword_type }) => grade_id === grade && keyword_type === 'primary',
      )
      expect(ofGrade.map(({ skill_id }) => skill_id)).toEqual(words.map(({ skill_id }) => skill_id))
      for (const { skill_id, problems } of words) {
        const levels = problems.flatMap(({ pool, level }) => (pool === 'P' ? [level] : []))
        expect([...new Set(levels)], skill_id).toEqual([0, 1, 2, 3, 4])
      }
    },
  )

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    '[SR-10] asks most words of grade %i at each level of choices beside four sets of other words',
    (grade) => {
      const choices = skillsOf('ae.voc', grade).flatMap(({ problems }) =>
        [0, 1, 2].map((level) => problems.filter((each) => each.pool === 'P' && each.level === level)),
      )
      const varied = choices.filter((ofLevel) => ofLevel.length === 4)
      expect(varied.length / choices.length).toBeGreaterThan(0.6)
      for (const ofLevel of choices) {
        const sets = ofLevel.map(({ problem }) =>
          (problem.options as { label: string }[])
            .map(({ label }) => label)
            .sort()
            .join(),
        )
        expect(new Set(sets).size).toBe(sets.length)
      }
    },
  )

  it('names Common Core standards of every skill and word list', () => {
    const without = chapters.flatMap(({ skills }) => skills.filter(({ standards }) => standards.length === 0))
    expect(without.map(({ skill_id }) => skill_id)).toEqual([])
  })

  it('[SR-41] has 15 additional cards for each grade, with a picture below grade 2', () => {
    const additional = cards.filter(({ keyword_type }) => keyword_type === 'additional')
    const perGrade = Array.from(
      { length: 13 },
      (_, grade) => additional.filter(({ grade_id }) => grade_id === grade).length,
    )
    expect(perGrade).toEqual(Array(13).fill(15))
    for (const { skill_id, grade_id, image_url, ipa } of additional) {
      expect(ipa, skill_id).toMatch(/^\/.+\/$/)
      if (grade_id < 2) expect(image_url, skill_id).not.toBeNull()
    }
  })

  it('[SR-30] has three forms of vocabulary, language and reading for tests at every grade', () => {
    const forms = testFormsOf(build.pack)
    const ofSection = (section: string) => forms.filter((each) => each.section === section)
    for (const section of ['ae.voc', 'ae.ls', 'ae.rc']) {
      expect(ofSection(section).map(({ grade }) => grade)).toEqual(Array.from({ length: 13 }, (_, i) => i))
      expect(ofSection(section).filter((each) => each.forms < 3)).toEqual([])
    }
  })

  it('asks no word in a test as a lesson asks it, where there are other words beside it', () => {
    const optionsOf = ({ problem }: PackProblem) =>
      (problem.options as { label: string }[]).map(({ label }) => label).toSorted()
    const words = tests.filter(({ problem }) => problem.section_type === 'ae.voc')
    const lessons = new Map(
      chapters.flatMap(({ skills }) =>
        skills.map(({ skill_id, problems }) => [
          skill_id,
          problems.filter(({ problem }) => Array.isArray(problem.options)).map(optionsOf),
        ]),
      ),
    )
    const again = words.filter((entry) =>
      lessons
        .get(entry.problem.skill_id)
        ?.some((options) => JSON.stringify(options) === JSON.stringify(optionsOf(entry))),
    )
    const partOf = new Map(cards.map(({ skill_id, description }) => [skill_id, description.pos]))
    expect(again.filter(({ problem }) => partOf.get(problem.skill_id) !== 'conjunction')).toEqual([])
    expect(words.length).toBeGreaterThanOrEqual(13 * 60)
  })

  it('has pictures for half of the kindergarten words at least', () => {
    const pictures = cards.filter(
      ({ grade_id, keyword_type, image_url }) =>
        grade_id === 0 && keyword_type === 'primary' && image_url !== null,
    )
    expect(pictures.length).toBeGreaterThanOrEqual(skillsOf('ae.voc', 0).length / 2)
  })

  it('has a recording of every word and of its first sentence, named after neither', () => {
    for (const { skill_id, description, audio_url } of cards) {
      expect(audio_url, skill_id).toMatch(/^\/media\/words\/[0-9a-f]{10}\.mp3$/)
      expect(description.example_audio_url, description.example).toMatch(
        /^\/media\/words\/[0-9a-f]{10}\.mp3$/,
      )
    }
  })

  it('has a recording of what is read aloud up to grade 2, but for one sentence in a hundred', () => {
    const said = [...spokenSentences(build.pack).keys()]
    expect(new Set(said.map(recordedName)).size).toBe(said.length)
    const missing = said.filter((sentence) => !isRecorded(sentence))
    expect(missing.length / said.length, missing.slice(0, 5).join(' / ')).toBeLessThan(0.01)
  })

  it('lets the word be heard where it is to be written, and nowhere else tells it', () => {
    const problems = chapters
      .filter(({ section_type }) => section_type === 'ae.voc')
      .flatMap(({ skills }) => skills.flatMap((skill) => skill.problems))
    const recordings = new Map(cards.map(({ skill_id, audio_url }) => [skill_id, audio_url]))
    for (const { problem_id, problem } of problems) {
      const { skill_id, skill_name: _, problem_id: __, ...view } = publicView(problem)
      const word = String(skill_id)
      if (view.form === 'word_definition') continue
      const isTyped = view.form === undefined
      expect(view.question_audio_url ?? null, problem_id).toBe(isTyped ? recordings.get(word) : null)
      if (isTyped) expect(JSON.stringify(view), problem_id).not.toMatch(new RegExp(`\\b${word}\\b`, 'i'))
    }
  })

  const words = chapters
    .filter(({ section_type }) => section_type === 'ae.voc')
    .flatMap(({ skills }) => skills)

  /** The wrong answers of a word's question, such as E3. */
  const wrongOf = ({ skill_id, problems }: (typeof words)[number], id: string): string[] => {
    const asked = problems.find(({ problem_id }) => problem_id === `${skill_id}.${id}`)?.problem
    const options = (asked?.options ?? []) as { label: string; answer: boolean }[]
    return options.filter(({ answer }) => !answer).map(({ label }) => label)
  }

  it('asks no word for proficiency beside a wrong answer that stood beside it in learning', () => {
    expect(words.length).toBeGreaterThan(1000)
    for (const word of words)
      for (const form of [1, 2, 3]) {
        const learning = wrongOf(word, `E${form}`)
        const again = wrongOf(word, `P${form}`).filter((other) => learning.includes(other))
        expect(again, word.skill_id).toEqual([])
      }
  })

  it('has a wrong answer of the own field in every gap for a noun or verb', () => {
    expect(build.warnings.map(describeError).filter((warning) => warning.includes('near:'))).toEqual([])
  })

  it('gives a guesser no more than chance: in each section, grade and pool, and in all grades of a section', () => {
    expect(tellingOf(guessedGroups(entriesOf(build))).map(describeTelling)).toEqual([])
  })

  it('is described in docs/content.md by its grades and sections', () => {
    const document = readFileSync(join(import.meta.dirname, '../../../docs/content.md'), 'utf8')
    const present = new Set(
      chapters.map(
        ({ grade_id, section_type }) => `| ${grade_id === 0 ? 'K' : grade_id} | ${section_type} |`,
      ),
    )
    for (const row of present) expect(document).toContain(row)
  })
})
