export { sharesRunWith } from '../check/rules/overlap'
export * from './buildDraft'
export * from './checkDrafts'
export * from './draftText'
