import { lazyPanel } from '../panels/lazyPanel'

export const LazyReviewPanel = lazyPanel(
  'Daily review',
  '5.5rem',
  async () => (await import('./ReviewPanel')).ReviewPanel,
)
