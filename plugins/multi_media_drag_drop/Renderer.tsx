import { BucketBoard, type BucketProps } from '@wordstride/ui'

export const MultiMediaDragDropRenderer = (props: BucketProps) => <BucketBoard {...props} size="picture" />
