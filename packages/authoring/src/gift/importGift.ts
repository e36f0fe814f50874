import { exercisesOf, type ImportedExercises } from '../interchange/exercises'
import { readGiftQuestions } from './readGiftQuestions'

/** Questions in Moodle's GIFT format as exercises; each has the number of its question. */
export const importGift = (file: string, text: string): ImportedExercises =>
  exercisesOf(readGiftQuestions(file, text))
