import type { HelpReason } from '@wordstride/api'

/** In a cell of a table. */
export function shortReason(reason: HelpReason): string {
  switch (reason.reason) {
    case 'absent':
      return 'Absent'
    case 'stuck':
      return 'Stuck'
    case 'inaccurate':
      return 'Many wrong'
    case 'behind':
      return 'Behind'
  }
}

export function describeReason(reason: HelpReason): string {
  switch (reason.reason) {
    case 'absent':
      return `has not worked for ${reason.days} days`
    case 'stuck':
      return `is stuck on ${reason.skillName}: ${reason.failures} failures this week`
    case 'inaccurate':
      return `got ${reason.correct} of the last ${reason.of} problems right at the first try`
    case 'behind':
      return `has ${Math.round(reason.points)} points, about ${reason.expected} would be on pace`
  }
}
