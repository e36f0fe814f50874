import type { CourseSection } from '@wordstride/core'
import { sql } from 'drizzle-orm'

/** A grade of a section. */
export interface GradePlace {
  sectionType: CourseSection
  gradeId: number
}

/** For a statement that is asked about some grades at once: a row each, with its place in the question. */
export const askedPlaces = sql`unnest(${sql.placeholder('sections')}::text[], ${sql.placeholder('grades')}::int[])
  with ordinality as asked(section_type, grade_id, place)`

/** What such a statement is asked with. */
export const placesOf = (places: readonly GradePlace[]) => ({
  sections: places.map(({ sectionType }) => sectionType),
  grades: places.map(({ gradeId }) => gradeId),
})
