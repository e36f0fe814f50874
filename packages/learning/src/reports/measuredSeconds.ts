import { MAX_MEASURED_SECONDS } from '../rules/constants'

/** Seconds as a report shows them: more than 36000 were not measured and count as 0 (SES-33, REP-10). */
export const measuredSeconds = (seconds: number): number => (seconds > MAX_MEASURED_SECONDS ? 0 : seconds)
