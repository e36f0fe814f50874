import { succeed } from '@wordstride/api'
import { and, asc, count, eq, notExists, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { skills, vocabularyCards } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

/** Cards on one page (SR-41). */
const CARDS_A_PAGE = 10

/** SR-07: the words of a grade are one chapter. */
const WORD_CHAPTER = 1

/** Whether the word of a card is no skill that is disabled; the additional words are no skills at all. */
const isEnabled = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(skills)
      .where(
        and(
          eq(skills.sectionType, 'ae.voc'),
          eq(skills.gradeId, vocabularyCards.gradeId),
          eq(skills.skillId, vocabularyCards.skillId),
          eq(skills.isDisabled, true),
        ),
      ),
  )

export const cardHandlers = {
  /** SR-41: by word order; pages are rounded up. SR-08: without disabled words. */
  async getCards({ chapterId, pageId, currentGrade, keywordType }, { db }) {
    if (chapterId !== WORD_CHAPTER) return succeed({ cards: [], pages: 0 })
    const isAsked = and(
      eq(vocabularyCards.gradeId, currentGrade),
      eq(vocabularyCards.keywordType, keywordType),
      isEnabled(db),
    )
    const [counted, rows] = await Promise.all([
      db.select({ total: count() }).from(vocabularyCards).where(isAsked),
      db
        .select()
        .from(vocabularyCards)
        .where(isAsked)
        .orderBy(asc(vocabularyCards.cardSeq))
        .limit(CARDS_A_PAGE)
        .offset((pageId - 1) * CARDS_A_PAGE),
    ])
    return succeed({
      cards: rows.map((row) => ({
        id: `${row.gradeId}.${row.skillId}`,
        skillId: row.skillId,
        gradeId: row.gradeId,
        description: row.description,
        ipa: row.ipa,
        imageUrl: row.imageUrl,
        audioUrl: row.audioUrl,
      })),
      pages: Math.ceil((counted[0]?.total ?? 0) / CARDS_A_PAGE),
    })
  },
} satisfies Pick<Handlers, 'getCards'>
