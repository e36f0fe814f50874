export type * from './contentPack'
export { loadContentPack } from './loadContentPack'
