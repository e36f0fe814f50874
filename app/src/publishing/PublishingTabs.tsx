import { PageTabs } from '../shell/PageTabs'

const PAGES = [
  { to: '/drafts', label: 'Drafts' },
  { to: '/drafts/import', label: 'Import' },
  { to: '/drafts/releases', label: 'Releases' },
]

export const PublishingTabs = () => <PageTabs label="Publishing" pages={PAGES} />
