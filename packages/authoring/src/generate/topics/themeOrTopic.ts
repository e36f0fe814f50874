import { themeOrTopicJudge } from '../check/themeOrTopic'
import { kindGenerator } from '../kindGenerator'
import { themeOrTopic as kinds } from '../lexicon/themeOrTopic'

export const themeOrTopic = kindGenerator({
  summary: 'a topic, a theme or an event of the plot (grade 7)',
  kinds,
  example: 'line',
  examples: 'lines',
  kind: 'name',
  name: 'Is this a topic, a theme, or an event of a story?',
  does: 'is',
  doAll: 'are of this kind:',
  hints: [
    'Is it a whole sentence? Does it name a character?',
    'A theme is a whole thought that is true beyond the story.',
  ],
  judge: themeOrTopicJudge,
})
