import type { HintItem } from '@wordstride/core'
import { BulbIcon, Button } from '@wordstride/ui'
import { useEffect, useRef } from 'react'

export interface HelpButtonProps {
  hints: readonly HintItem[]
  /** 0 = closed. */
  step: number
  onStep(step: number): void
}

/** Opens the first hint; while hints are open their own bar takes its place (SES-16). */
export function HelpButton({ hints, step, onStep }: HelpButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(step)
  // The hints were closed by a button of theirs, which is gone.
  useEffect(() => {
    if (before.current > 0 && step === 0 && document.activeElement === document.body) button.current?.focus()
    before.current = step
  }, [step])
  if (!hints.length || step) return null
  return (
    <Button ref={button} variant="secondary" onClick={() => onStep(1)}>
      <BulbIcon /> Help
    </Button>
  )
}
