import { draftHandlers } from './draftHandlers'
import { importHandlers } from './importHandlers'
import { releaseHandlers } from './releaseHandlers'

export const publishingHandlers = { ...draftHandlers, ...importHandlers, ...releaseHandlers }
