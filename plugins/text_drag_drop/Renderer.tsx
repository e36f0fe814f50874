import { BucketBoard, type BucketProps } from '@wordstride/ui'

export const TextDragDropRenderer = (props: BucketProps) => <BucketBoard {...props} size="medium" />
