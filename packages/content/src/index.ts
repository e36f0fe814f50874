export type * from './contentPack'
export { type ContentSource, loadContentPack, openContentPack } from './loadContentPack'
