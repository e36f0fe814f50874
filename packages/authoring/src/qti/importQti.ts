import { exercisesOf, type ImportedExercises } from '../interchange/exercises'
import { type QtiFile, readQtiQuestions } from './readQtiQuestions'

/** Items of QTI 2 or 3 as exercises; each has the number of its file. */
export const importQti = (files: Iterable<QtiFile>): ImportedExercises => exercisesOf(readQtiQuestions(files))
