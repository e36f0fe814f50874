import { skillsWithoutStandards } from '../../standards/coverage'
import type { Rule } from '../finding'

export const standardsRule: Rule = {
  name: 'standards',
  severity: 'warning',
  check(_, { pack }, report) {
    for (const skillId of skillsWithoutStandards(pack))
      report(skillId, 'It names no standard: write standards: [L.4.1a].')
  },
}
