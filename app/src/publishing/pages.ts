/** One file for the router: each one more that it names makes every first page longer. */
export { AuthoringPage } from './AuthoringPage'
export { DraftSessionPage } from './DraftSessionPage'
export { DraftsPage } from './DraftsPage'
export { ImportPage } from './import/ImportPage'
export { ReleasesPage } from './ReleasesPage'
