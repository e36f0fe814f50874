import { kindJudge } from './kinds'

/** A topic is no sentence; an event tells of somebody or something that is named. */
export const themeOrTopicJudge = kindJudge(['a topic', 'a theme', 'an event'], (example) => {
  if (!example.endsWith('.')) return 'a topic'
  return /\b(?:Rina|Tomas|Dev|Mr\. Bay|Elsie|Leo|Hana|family|Pia|singer|Grandmother|class)\b/.test(example)
    ? 'an event'
    : 'a theme'
})
