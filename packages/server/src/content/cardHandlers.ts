import { succeed } from '@wordstride/api'
import { and, asc, count, eq } from 'drizzle-orm'
import { vocabularyCards } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

/** SR-41. */
const CARDS_A_PAGE = 10

/** SR-07: the words of a grade are one chapter. */
const WORD_CHAPTER = 1

export const cardHandlers = {
  /** SR-41: by word order; pages are rounded up. */
  async getCards({ chapter_id, page_id, current_grade, keyword_type }, { db }) {
    if (chapter_id !== WORD_CHAPTER) return succeed({ cards: [], pages: 0 })
    const isAsked = and(
      eq(vocabularyCards.gradeId, current_grade),
      eq(vocabularyCards.keywordType, keyword_type),
    )
    const [counted, rows] = await Promise.all([
      db.select({ total: count() }).from(vocabularyCards).where(isAsked),
      db
        .select()
        .from(vocabularyCards)
        .where(isAsked)
        .orderBy(asc(vocabularyCards.cardSeq))
        .limit(CARDS_A_PAGE)
        .offset((page_id - 1) * CARDS_A_PAGE),
    ])
    return succeed({
      cards: rows.map((row) => ({
        _id: `${row.gradeId}.${row.skillId}`,
        skill_id: row.skillId,
        grade_id: row.gradeId,
        description: row.description,
        ipa: row.ipa,
        image_url: row.imageUrl,
        audio_url: row.audioUrl,
      })),
      pages: Math.ceil((counted[0]?.total ?? 0) / CARDS_A_PAGE),
    })
  },
} satisfies Pick<Handlers, 'getCards'>
