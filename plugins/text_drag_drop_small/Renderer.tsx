import { BucketBoard, type BucketProps } from '@wordstride/ui'

export const TextDragDropSmallRenderer = (props: BucketProps) => <BucketBoard {...props} size="small" />
