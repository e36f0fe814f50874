import type { PublicCard } from '@wordstride/core'
import { PlaceLabel, plainName, SlotBoard, type SlotProps } from '@wordstride/ui'

export const PairingRenderer = (props: SlotProps<PublicCard>) => (
  <SlotBoard
    {...props}
    layout="list"
    size="medium"
    faceOf={(left) => ({
      name: `the place of "${plainName(left.content)}"`,
      label: <PlaceLabel card={left} />,
    })}
  />
)
