import { SequenceBoard, type SequenceProps } from '@wordstride/ui'

export const OrderingRenderer = (props: SequenceProps) => <SequenceBoard {...props} />
