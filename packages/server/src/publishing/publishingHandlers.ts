import { draftHandlers } from './draftHandlers'
import { releaseHandlers } from './releaseHandlers'

export const publishingHandlers = { ...draftHandlers, ...releaseHandlers }
