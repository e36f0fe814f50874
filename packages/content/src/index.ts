export * from './build/buildPack'
export * from './build/contentError'
export * from './contentPack'
export * from './loadContentPack'
