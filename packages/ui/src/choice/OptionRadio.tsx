import type { ItemFeedback, PublicOption } from '@wordstride/core'
import { OptionTile } from './OptionTile'

export interface OptionRadioProps {
  /** Of the group. */
  name: string
  position: number
  option: PublicOption
  isChecked: boolean
  isDisabled?: boolean
  feedback: ItemFeedback | undefined
  onChoose(): void
}

/** One radio tile, for types that place their options themselves. */
export function OptionRadio({ onChoose, ...tile }: OptionRadioProps) {
  return <OptionTile {...tile} kind="radio" onChange={onChoose} />
}
