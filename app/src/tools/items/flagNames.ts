import type { ItemFlagName } from '@wordstride/api'

/** What a flag is called, and what an author can do about it. */
export const FLAGS: Record<ItemFlagName, { name: string; advice: string }> = {
  too_easy: {
    name: 'Too easy',
    advice: 'Nearly everyone is right at once. Fine as a first step, but it measures nothing.',
  },
  too_hard: {
    name: 'Too hard',
    advice: 'Even of the stronger students few are right. Look at the key and at the wording.',
  },
  negative_discrimination: {
    name: 'Misleads the strong',
    advice: 'Stronger students are wrong more often than weaker ones. Look at the key first.',
  },
  unused_option: {
    name: 'Unused option',
    advice: 'Hardly anyone who is wrong takes this option. Put one there that tempts.',
  },
  tempting_option: {
    name: 'Tempts the strong',
    advice: 'Those who take this option know more than those who take the key. Is it right, too?',
  },
}

export const FLAG_NAMES = Object.keys(FLAGS) as ItemFlagName[]
