export type * from './contentPack'
export { type ContentSource, openContentPack, writeContentPack } from './packFiles'
