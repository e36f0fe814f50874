import type { PackProblem } from '@wordstride/content'
import type { BuildResult } from '../build/buildPack'
import type { ContentError } from '../build/contentError'

export interface Finding extends ContentError {
  /** A fault must be mended; a warning is for a person to judge. */
  severity: 'fault' | 'warning'
  /** Name of the check. */
  rule: string
}

/** One check of the whole pack. Reports under the id of a problem or skill; the place is added afterwards. */
export interface Rule {
  name: string
  severity: Finding['severity']
  check(entries: readonly PackProblem[], build: BuildResult, report: Report): void
}

/** `where` is a problem_id or skill_id. */
export type Report = (where: string, message: string) => void
