import { type ContentPack, openContentPack } from '@wordstride/content'
import type { CourseSection } from '@wordstride/core'
import { honorGradeName } from '@wordstride/learning'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problems } from '../db/schema'
import { paths } from '../paths'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { succeeded } from '../testing/gradedPupil'

const GRADES = Array.from({ length: 13 }, (_, grade) => grade)
const LITERATURE = [9, 10, 11]
const LITERATURE_SKILLS = 3
const SECTIONS: readonly CourseSection[] = ['ae.voc', 'ae.la']

let test: TestApp
let student: string

const isLiterature = ({ chapter_name, grade_id }: ContentPack['chapters'][number]) =>
  chapter_name === honorGradeName(grade_id)

/** The real content: of literature all of it, of each other chapter one skill, so that it loads fast. */
async function loadEveryGrade(): Promise<ContentPack> {
  const pack = await openContentPack(paths.content).load()
  return {
    ...pack,
    version: `every grade ${pack.version}`,
    chapters: pack.chapters.map((chapter) =>
      isLiterature(chapter) ? chapter : { ...chapter, skills: chapter.skills.slice(0, 1) },
    ),
    cards: [],
    tests: [],
  }
}

beforeAll(async () => {
  test = await createTestApp({ contentPack: await loadEveryGrade() })
  student = await test.login('student')
})
afterAll(() => test.close())

const chaptersOf = async (sectionType: CourseSection, gradeId: number) =>
  succeeded(await test.call('skillsByUserid', { sectionType, gradeId }, student)).chapters

const levelsOf = async (skillId: string) => {
  const rows = await test.db
    .select({ level: problems.level })
    .from(problems)
    .where(and(eq(problems.skillId, skillId), eq(problems.pool, 'P')))
  return [...new Set(rows.map(({ level }) => level))].sort()
}

it('[COURSE-14] each grade from kindergarten to 12 has both sections, and grades 9 to 11 honors literature', async () => {
  for (const gradeId of GRADES)
    for (const sectionType of SECTIONS) {
      const skills = (await chaptersOf(sectionType, gradeId)).flatMap((chapter) => chapter.skills)
      expect(skills.length, `${sectionType} ${gradeId}`).toBeGreaterThan(0)
      const skillId = skills[0]?.skillId ?? ''
      const { exercises } = succeeded(
        await test.call('skillLearning', { sectionType, gradeId, chapterId: 1, skillId }, student),
      )
      expect(exercises.length, skillId).toBeGreaterThan(0)
    }
  const names = ['World Literature', 'British Literature', 'American Literature']
  for (const [i, gradeId] of LITERATURE.entries()) {
    const chapter = (await chaptersOf('ae.la', gradeId)).find(({ chapterName }) => chapterName === names[i])
    expect(chapter?.skills, names[i]).toHaveLength(LITERATURE_SKILLS)
    for (const { skillId } of chapter?.skills ?? []) {
      const place = { sectionType: 'ae.la', gradeId, chapterId: chapter?.chapterId ?? 0, skillId } as const
      const { exercises } = succeeded(await test.call('skillLearning', place, student))
      expect(exercises.length, skillId).toBeGreaterThanOrEqual(8)
      expect(await levelsOf(skillId), skillId).toEqual([1, 2, 3, 4])
    }
  }
})
