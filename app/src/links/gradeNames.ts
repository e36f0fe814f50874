/** Ordinals of CONST-33. */
export const gradeName = (grade: number): string => {
  if (grade === 0) return 'Kindergarten'
  const suffix = grade === 1 ? 'st' : grade === 2 ? 'nd' : grade === 3 ? 'rd' : 'th'
  return `${grade}${suffix} grade`
}

/** For a row of grades, beside the full name for those who cannot see it. */
export const shortGradeName = (grade: number): string => (grade === 0 ? 'K' : String(grade))

/** The title of a page about a grade (COURSE-09). */
export const schoolName = (grade: number): string =>
  grade < 6 ? 'Elementary School English' : grade < 9 ? 'Middle School English' : 'High School English'
