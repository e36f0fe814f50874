/** One chunk: who writes drafts looks at the releases, too. */
export { DraftsPage } from './DraftsPage'
export { ReleasesPage } from './ReleasesPage'
