import { difficultyOf } from '../../vocabulary/difficulty'
import type { Rule } from '../finding'

/** Without a recording the word itself would have to travel for the browser's own voice, in graded work too. */
export const recordingsRule: Rule = {
  name: 'recordings',
  severity: 'fault',
  check(_entries, { pack }, report) {
    for (const { skill_id, audio_url, description } of pack.cards)
      if (audio_url === null || description.example_audio_url === undefined)
        report(skill_id, `"${skill_id}" or its sentence is not recorded yet: npm run content -- speech`)
  },
}

export const wordOrderRule: Rule = {
  name: 'word order',
  severity: 'fault',
  check(_entries, { pack }, report) {
    for (const { section_type, skills } of pack.chapters) {
      if (section_type !== 'ae.voc') continue
      const words = skills.map(({ skill_id }) => skill_id)
      const late = words.find((word, i) => i > 0 && difficultyOf(word) < difficultyOf(words[i - 1] as string))
      if (late !== undefined)
        report(late, `"${late}" is easier than the word before it: npm run content -- order`)
    }
  },
}
