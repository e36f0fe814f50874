/** The title of a page about a grade (COURSE-09). */
export const schoolName = (grade: number): string =>
  grade < 6 ? 'Elementary School English' : grade < 9 ? 'Middle School English' : 'High School English'
