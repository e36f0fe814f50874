import { kindJudge } from './kinds'

const NAMES = [
  'affirming the condition (valid)',
  'denying the consequence (valid)',
  'affirming the consequence (fallacy)',
  'denying the condition (fallacy)',
] as const

const NEGATED = /\bnot\b/

/** What a clause is about: *it*, or the noun after *the*. */
const subjectOf = (clause: string): string => clause.toLowerCase().match(/^(?:the )?(\w+)/)?.[1] ?? ''

/** By what the second sentence speaks of, and whether it says so or denies it. */
function patternOf(argument: string): string | undefined {
  const [, condition = '', consequence = '', premise = ''] =
    argument.match(/^If ([^,]+), ([^.]+)\. ([^.]+)\. Therefore, [^.]+\.$/) ?? []
  const isAboutCondition = subjectOf(premise) === subjectOf(condition)
  if (!isAboutCondition && subjectOf(premise) !== subjectOf(consequence)) return undefined
  const isDenied = NEGATED.test(premise) !== NEGATED.test(isAboutCondition ? condition : consequence)
  if (isAboutCondition) return isDenied ? NAMES[3] : NAMES[0]
  return isDenied ? NAMES[1] : NAMES[2]
}

export const conditionalArgumentJudge = kindJudge(NAMES, patternOf)
