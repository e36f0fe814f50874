export * from './buildDraft'
export * from './checkDrafts'
export * from './draftText'
