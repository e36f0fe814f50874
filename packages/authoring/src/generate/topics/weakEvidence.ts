import { weakEvidenceJudge } from '../check/weakEvidence'
import { kindGenerator } from '../kindGenerator'
import { weakEvidence as kinds } from '../lexicon/weakEvidence'

export const weakEvidence = kindGenerator({
  summary: 'what is wrong with evidence: too few cases, off the subject, biased, out of date (grade 8)',
  kinds,
  example: 'piece of evidence',
  examples: 'pieces of evidence',
  kind: 'weakness',
  name: 'What is the main weakness of this evidence?',
  does: 'has this weakness:',
  doAll: 'have this weakness:',
  hints: [
    'Ask of the evidence: how much, how near to the claim, from whom, and when?',
    'A few cases, another subject, a source that gains by it, and an old date are four weaknesses.',
  ],
  judge: weakEvidenceJudge,
})
