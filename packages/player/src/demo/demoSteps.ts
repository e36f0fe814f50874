/** The parts of a demo that its steps are made of (ENT-21). */
export interface DemoScript {
  /** Items of one `animationseq` appear together (TYPE-24). */
  problemItems: readonly { value: string; animationseq: number }[]
  short_demo_info: { steps: readonly number[]; short_demo: boolean } | null
}

/** The whole demo, or the range of steps its author chose for a quick one (SES-35). */
export type DemoType = 'full' | 'short'

export interface DemoState {
  type: DemoType
  /** The step on the screen, from 1; 0 before the start. */
  step: number
  /** Stays true when the demo is seen again. */
  isComplete: boolean
}

export type DemoMove = 'start_full' | 'start_short' | 'forward' | 'back'

export interface DemoStep {
  animationseq: number
  values: string[]
}

export const unopenedDemo: DemoState = { type: 'full', step: 0, isComplete: false }

/** The steps in the order in which they are shown; the short type has those named by `short_demo_info`. */
export function demoSteps({ problemItems, short_demo_info }: DemoScript, type: DemoType): DemoStep[] {
  const values = new Map<number, string[]>()
  for (const { value, animationseq } of problemItems)
    values.set(animationseq, [...(values.get(animationseq) ?? []), value])
  const named = new Set(short_demo_info?.steps)
  return [...values]
    .map(([animationseq, ofStep]) => ({ animationseq, values: ofStep }))
    .sort((a, b) => a.animationseq - b.animationseq)
    .filter(({ animationseq }) => type === 'full' || named.has(animationseq))
}

/** False where the quick demo would be the whole one, or nothing. */
export function hasShortDemo(script: DemoScript): boolean {
  if (!script.short_demo_info?.short_demo) return false
  const short = demoSteps(script, 'short').length
  return short > 0 && short < demoSteps(script, 'full').length
}

/** SES-36: forward from the last step wraps to 0; reaching the total marks the demo complete. */
export function moveDemo(script: DemoScript, state: DemoState, move: DemoMove): DemoState {
  const type = move === 'start_full' ? 'full' : move === 'start_short' ? 'short' : state.type
  const total = demoSteps(script, type).length
  const step = stepAfter(state.step, total, move)
  return { type, step, isComplete: state.isComplete || (total > 0 && step === total) }
}

function stepAfter(step: number, total: number, move: DemoMove): number {
  if (move === 'forward') return step >= total ? 0 : step + 1
  if (move === 'back') return Math.max(0, step - 1)
  return Math.min(1, total)
}
