import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildPack } from './build/buildPack'
import { describeError } from './build/contentError'
import { checkPack, entriesOf } from './check/checkPack'
import { guessers } from './check/guessers'
import { contentFolder, packFolder } from './contentFolder'

const build = buildPack(packFolder())
const { chapters, cards, tests } = build.pack

const skillsOf = (section: string, grade: number) =>
  chapters
    .filter(({ section_type, grade_id }) => section_type === section && grade_id === grade)
    .flatMap(({ skills }) => skills)

describe('the content pack', () => {
  it('has no fault: keys, pools, ids, options, spelling, words, files', () => {
    const faults = checkPack(build).filter(({ severity }) => severity === 'fault')
    expect(faults.map((fault) => `${describeError(fault)} [${fault.rule}]`)).toEqual([])
  })

  it.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
    '[SR-07] has words for grade %i, each with a card and every form',
    (grade) => {
      const words = skillsOf('ae.voc', grade)
      expect(words.length).toBeGreaterThanOrEqual(60)
      const ofGrade = cards.filter(({ grade_id }) => grade_id === grade)
      expect(ofGrade.map(({ skill_id }) => skill_id)).toEqual(words.map(({ skill_id }) => skill_id))
      for (const { skill_id, problems } of words) {
        const levels = problems.flatMap(({ pool, level }) => (pool === 'P' ? [level] : []))
        expect(levels, skill_id).toEqual([0, 1, 2, 3, 4])
      }
    },
  )

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
    '[SR-30] has 20 vocabulary, 12 language and 14 reading problems for tests at grade %i',
    (grade) => {
      const count = (section: string) =>
        tests.filter(({ problem }) => problem.grade_id === grade && problem.section_type === section).length
      expect([count('ae.voc'), count('ae.ls'), count('ae.rc')]).toEqual([20, 12, 14])
    },
  )

  it('[CARD-03] has pictures for half of the kindergarten words at least', () => {
    const pictures = cards.filter(({ grade_id, image_url }) => grade_id === 0 && image_url !== null)
    expect(pictures.length).toBeGreaterThanOrEqual(skillsOf('ae.voc', 0).length / 2)
  })

  it('gives a guesser little: first, last, longest, shortest and most detailed option stay near chance', () => {
    for (const { name, group, right, chance } of guessers(entriesOf(build)))
      expect(right, `${name} among ${group}`).toBeLessThan(chance + 0.1)
  })

  it('is described in docs/content.md by its grades and sections', () => {
    const document = readFileSync(join(contentFolder(), '../../docs/content.md'), 'utf8')
    const present = new Set(
      chapters.map(
        ({ grade_id, section_type }) => `| ${grade_id === 0 ? 'K' : grade_id} | ${section_type} |`,
      ),
    )
    for (const row of present) expect(document).toContain(row)
  })
})
