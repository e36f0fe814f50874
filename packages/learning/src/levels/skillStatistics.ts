import { ACCURACY_STEP, LARGE_GAIN_ACCURACY_STEP, MAX_MEASURED_SECONDS } from '../rules/constants'
import type { SkillState } from './skillState'

export interface Measurement {
  isFirstTimeCorrect: boolean
  /** From the first showing to the first graded check; above 36000 s it was not measured. */
  elapsedSeconds: number
  isLargeGain: boolean
}

type Measures = Pick<SkillState, 'accuracyRate' | 'meanTimeSeconds'>

const approach = (mean: number | null, value: number, step: number): number =>
  mean === null ? value : mean + step * (value - mean)

/** SR-13: exponentially weighted accuracy and time; a large gain moves the accuracy by 0.6 (SR-12). */
export function measureAnswer(before: Measures, measurement: Measurement): Measures {
  const { isFirstTimeCorrect, elapsedSeconds, isLargeGain } = measurement
  const accuracyStep = isLargeGain ? LARGE_GAIN_ACCURACY_STEP : ACCURACY_STEP
  const isMeasured = elapsedSeconds <= MAX_MEASURED_SECONDS
  return {
    accuracyRate: approach(before.accuracyRate, isFirstTimeCorrect ? 1 : 0, accuracyStep),
    meanTimeSeconds: isMeasured
      ? approach(before.meanTimeSeconds, elapsedSeconds, ACCURACY_STEP)
      : before.meanTimeSeconds,
  }
}
