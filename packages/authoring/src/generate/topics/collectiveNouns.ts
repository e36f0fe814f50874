import { collectiveJudge } from '../check/collectiveNouns'
import { choiceGenerator } from '../choices'
import { collectiveNouns as sentences } from '../lexicon/collectiveNouns'

/** What each word is said of. */
const OF: Record<string, string> = {
  herd: 'many cows, elephants or other big animals',
  flock: 'many birds',
  school: 'many fish',
  pack: 'many wolves or wild dogs',
  swarm: 'many bees, flies or other insects',
  litter: 'baby animals that are born together',
  bunch: 'things that hang or are tied together, such as grapes or keys',
  team: 'people who play or work together',
  class: 'children who learn together',
  crew: 'people who work on a ship or a plane',
  band: 'people who play music together',
  choir: 'people who sing together',
  deck: 'all the cards of a game',
  pair: 'two things that belong together',
  fleet: 'many ships or trucks',
  pride: 'many lions',
  crowd: 'many people in one place',
}

const HINTS: [string, string] = ['Who or what is together here?', 'Is it said of animals, people or things?']

export const collectiveNouns = choiceGenerator({
  summary: 'words for groups: *herd*, *flock*, *crew* (grade 2)',
  sentences: { 2: sentences },
  reasons: {
    key: ({ key }) => `A **${key}** is ${OF[key]}.`,
    wrong: (text) => `A **${text}** is ${OF[text]}.`,
    hints: () => HINTS,
  },
  word: 'word',
  choose: 'Choose the word for the group.',
  hints: HINTS,
  texts: {
    right: 'Which sentence has the right word for the group? Compare the **bold** words.',
    find: 'One marked word names the **wrong** group. Click it.',
    gaps: 'Choose the word for each group.',
    all: 'Choose **all** the sentences with the right word for the group. Look at the **bold** words.',
    mostWrong: 3,
  },
  judge: collectiveJudge,
})
