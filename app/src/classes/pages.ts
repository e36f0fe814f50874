/** One chunk: who looks at a class goes on to its students. */
export { ClassListPage } from './ClassListPage'
export { ClassPage } from './ClassPage'
export { StudentPage } from './student/StudentPage'
