import * as z from 'zod/mini'
import { chapterField, idField, levelField } from '../calls/fields'

/** Where a student stands in a skill (REP-02, SR-13); its name has another field in each reply. */
export const skillFigures = {
  skillId: idField,
  chapterId: chapterField,
  skillLevel: levelField,
  /** 0 to 1; null when never measured. */
  weightedAccuracyRate: z.nullable(z.number()),
  /** Seconds; null when never measured. */
  weightedMeanTime: z.nullable(z.number()),
  /** Seconds. */
  skillSpecTime: z.number(),
  normalizedWeight: z.number(),
  improveFactor: z.number(),
}
