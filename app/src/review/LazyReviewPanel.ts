import { lazyPanel } from '../panels/lazyPanel'

export const LazyReviewPanel = lazyPanel(
  'Daily review',
  '7rem',
  async () => (await import('./ReviewPanel')).ReviewPanel,
)
