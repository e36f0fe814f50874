import type { HintItem } from '@wordstride/core'
import { BulbIcon, Button } from '@wordstride/ui'

export interface HelpButtonProps {
  hints: readonly HintItem[]
  /** 0 = closed. */
  step: number
  onStep(step: number): void
}

/** Opens the first hint; while hints are open their own bar takes its place (SES-16). */
export function HelpButton({ hints, step, onStep }: HelpButtonProps) {
  if (!hints.length || step) return null
  return (
    <Button variant="secondary" onClick={() => onStep(1)}>
      <BulbIcon /> Help
    </Button>
  )
}
