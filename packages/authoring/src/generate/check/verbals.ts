import { kindJudge } from './kinds'

const PARTICIPLE_BEFORE = /(?:\b(?:the|a)|\b(?:girl|letters)) $/i

/** *To* makes an infinitive; a participle describes a noun; any other form in *-ing* names an activity. */
function kindOf(sentence: string): string {
  const [before = '', verbal = '', after = ''] = sentence.split('*')
  if (verbal.toLowerCase().startsWith('to ')) return 'infinitive'
  if (!verbal.endsWith('ing') || PARTICIPLE_BEFORE.test(before)) return 'participle'
  return before === '' && after.includes(',') ? 'participle' : 'gerund'
}

export const verbalJudge = kindJudge(['gerund', 'participle', 'infinitive'], kindOf)
