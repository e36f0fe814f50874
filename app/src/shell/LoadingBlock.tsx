import { Skeleton } from '@wordstride/ui'

/** Where something stands once it has arrived; `label` such as 'Loading your tests'. */
export const LoadingBlock = ({ label, height }: { label: string; height: string }) => (
  <div role="status" aria-busy="true" aria-label={label}>
    <Skeleton height={height} />
  </div>
)
