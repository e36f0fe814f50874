export type * from './contentPack'
export { type ContentSource, openContentPack, writeContentPack } from './packFiles'
export {
  isGeneratedProblem,
  type ProblemName,
  readSkillProblem,
  readTestProblem,
  readWordProblem,
  type TestProblemName,
} from './problemName'
