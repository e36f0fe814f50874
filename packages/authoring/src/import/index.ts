export { mediaOf } from '../interchange/mediaOf'
export * from './draftOf'
export * from './openFile'
