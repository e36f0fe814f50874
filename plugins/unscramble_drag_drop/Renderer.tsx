import { SlotBoard, type SlotProps } from '@wordstride/ui'

export const UnscrambleDragDropRenderer = (props: SlotProps) => (
  <SlotBoard {...props} layout="row" size="medium" />
)
