import type { ContentPack, PackProblem } from '@wordstride/content'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import {
  lockContent,
  noteServed,
  packVersionOf,
  readServedVersion,
  VERSION_ROW,
  versionAfter,
} from '../content/contentVersion'
import type { Database } from '../db/database'
import { chapters, contentVersion, problems, skills, vocabularyCards } from '../db/schema'
import { inBatches } from '../lists/inBatches'
import { putOverlayBack } from '../publishing/overlay'
import { lastReleaseNumber } from '../publishing/releaseRows'

/** Rows in one statement: well below PostgreSQL's 65,535 parameters. */
const BATCH = 500

/** So that a start with the same content need not even read it. */
export async function isContentLoaded(db: Database, version: string): Promise<boolean> {
  return packVersionOf(await readServedVersion(db)) === version
}

/** Whether these were the contents once, before later ones. */
export async function isContentReplaced(db: Database, version: string): Promise<boolean> {
  return (
    (await db.$count(
      contentVersion,
      and(eq(contentVersion.version, version), gt(contentVersion.id, VERSION_ROW)),
    )) > 0
  )
}

async function noteVersion(db: Database, version: string): Promise<void> {
  const known = await db.select().from(contentVersion)
  const former = known.find(({ id }) => id === VERSION_ROW)
  // Content that comes back is not an older one any more.
  await db
    .delete(contentVersion)
    .where(and(eq(contentVersion.version, version), gt(contentVersion.id, VERSION_ROW)))
  if (former) {
    const next = Math.max(...known.map(({ id }) => id)) + 1
    await db.insert(contentVersion).values({ id: next, version: packVersionOf(former.version) })
  }
  await noteServed(db, versionAfter(version, await lastReleaseNumber(db)))
}

const problemColumns = (entry: PackProblem) => ({
  problemId: entry.problem_id,
  pool: entry.pool,
  problemSeq: entry.problem_seq,
  level: entry.level,
  problem: entry.problem,
  isRetired: false,
})

const cardColumns = (card: ContentPack['cards'][number]) => ({
  gradeId: card.grade_id,
  keywordType: card.keyword_type,
  cardSeq: card.card_seq,
  skillId: card.skill_id,
  description: card.description,
  ipa: card.ipa,
  imageUrl: card.image_url,
  audioUrl: card.audio_url,
})

function packRows(pack: ContentPack) {
  const inChapters = pack.chapters.map((chapter) => ({
    chapter,
    key: { sectionType: chapter.section_type, gradeId: chapter.grade_id },
  }))
  const inSkills = inChapters.flatMap(({ chapter, key }) =>
    chapter.skills.map((skill) => ({ chapter, key, skill })),
  )
  return {
    chapters: inChapters.map(({ chapter, key }) => ({
      ...key,
      chapterId: chapter.chapter_id,
      chapterName: chapter.chapter_name,
      isRetired: false,
    })),
    skills: inSkills.map(({ chapter, key, skill }) => ({
      ...key,
      skillId: skill.skill_id,
      chapterId: chapter.chapter_id,
      skillSeq: skill.skill_seq,
      skillName: skill.skill_name,
      standards: skill.standards,
      weight: skill.weight,
      specifiedTime: skill.specified_time,
      correctInARow: skill.number_of_correct_in_a_row,
      demos: skill.demos,
      isRetired: false,
    })),
    problems: [
      ...inSkills.flatMap(({ key, skill }) =>
        skill.problems.map((entry) => ({ ...key, skillId: skill.skill_id, ...problemColumns(entry) })),
      ),
      ...pack.tests.map((entry) => ({
        sectionType: entry.problem.section_type,
        gradeId: entry.problem.grade_id,
        skillId: entry.problem.skill_id,
        ...problemColumns(entry),
      })),
    ],
  }
}

interface SeedOptions {
  onProgress?: (loaded: number, total: number) => void
  warn?: (line: string) => void
  now?(): Date
}

/** Of a problem whose text has changed, until the pack is in its place: nobody sees it before. */
const CHANGED = sql`'infinity'::timestamptz`

/**
 * Loads a content pack. The same pack again does nothing; a changed one updates by id and retires what is
 * gone, so that histories keep what they refer to. What was published stays in place until the files say the same.
 */
export async function seedContent(
  db: Database,
  pack: ContentPack,
  { onProgress, warn, now = () => new Date() }: SeedOptions = {},
): Promise<void> {
  if (await isContentLoaded(db, pack.version)) return
  const rows = packRows(pack)
  await db.transaction(async (tx) => {
    await lockContent(tx)
    await tx.update(chapters).set({ isRetired: true })
    await tx.update(skills).set({ isRetired: true })
    await inBatches(rows.chapters, BATCH, (batch) =>
      tx
        .insert(chapters)
        .values(batch)
        .onConflictDoUpdate({
          target: [chapters.sectionType, chapters.gradeId, chapters.chapterId],
          set: { chapterName: sql`excluded.chapter_name`, isRetired: false },
        }),
    )
    await inBatches(rows.skills, BATCH, (batch) =>
      tx
        .insert(skills)
        .values(batch)
        .onConflictDoUpdate({
          target: [skills.sectionType, skills.gradeId, skills.skillId],
          set: {
            chapterId: sql`excluded.chapter_id`,
            skillSeq: sql`excluded.skill_seq`,
            skillName: sql`excluded.skill_name`,
            standards: sql`excluded.standards`,
            weight: sql`excluded.weight`,
            specifiedTime: sql`excluded.specified_time`,
            correctInARow: sql`excluded.number_of_correct_in_a_row`,
            demos: sql`excluded.demos`,
            isRetired: false,
          },
        }),
    )
    let loaded = 0
    await inBatches(rows.problems, BATCH, async (batch) => {
      await tx
        .insert(problems)
        .values(batch)
        .onConflictDoUpdate({
          target: problems.problemId,
          set: {
            sectionType: sql`excluded.section_type`,
            gradeId: sql`excluded.grade_id`,
            skillId: sql`excluded.skill_id`,
            pool: sql`excluded.pool`,
            problemSeq: sql`excluded.problem_seq`,
            level: sql`excluded.level`,
            problem: sql`excluded.problem`,
            changedAt: sql`case when ${problems.problem} = excluded.problem then ${problems.changedAt}
              else ${CHANGED} end`,
            isRetired: false,
          },
        })
      loaded += batch.length
      onProgress?.(loaded, rows.problems.length)
    })
    await tx.delete(vocabularyCards)
    await inBatches(pack.cards.map(cardColumns), BATCH, (batch) => tx.insert(vocabularyCards).values(batch))
    const inPack = new Set(rows.problems.map((row) => row.problemId))
    await retireProblemsExcept(tx, inPack)
    const kept = await putOverlayBack(tx, (problemId) => inPack.has(problemId))
    if (kept.length > 0) {
      const names = kept.map(({ item }) => item.problemId).join(', ')
      warn?.(`Published problems that the files do not have yet are kept: ${names}.`)
    }
    await noteVersion(tx, pack.version)
    // Answers to the earlier text came until now.
    await tx.update(problems).set({ changedAt: now() }).where(sql`${problems.changedAt} = ${CHANGED}`)
  })
}

async function retireProblemsExcept(db: Database, kept: ReadonlySet<string>): Promise<void> {
  const known = await db
    .select({ problemId: problems.problemId })
    .from(problems)
    .where(eq(problems.isRetired, false))
  const gone = known.map((row) => row.problemId).filter((problemId) => !kept.has(problemId))
  await inBatches(gone, BATCH, (batch) =>
    db.update(problems).set({ isRetired: true }).where(inArray(problems.problemId, batch)),
  )
}
