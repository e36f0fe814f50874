import { randomInt } from 'node:crypto'
import { isLearner, type RefusalCode, type Role, SHORTEST_PASSWORD } from '@wordstride/api'
import { isGuessable } from './guessablePasswords'

interface Owner {
  role: Role
  userName: string
}

/** Of the most common passwords none is taken: of staff the whole list, of learners as many as are tried in three days. */
const MOST_REFUSED = { learner: 3_000, staff: Number.POSITIVE_INFINITY } as const

/** Why a password is not good enough for its owner; null when it is. */
export function passwordFault({ role, userName }: Owner, password: string): RefusalCode | null {
  const kind = isLearner(role) ? 'learner' : 'staff'
  const shortest = SHORTEST_PASSWORD[kind]
  // As a person counts letters, not as the machine stores them.
  if ([...password].length < shortest) return kind === 'learner' ? 'password_short' : 'password_short_staff'
  if (kind === 'staff' && password.toLowerCase() === userName.toLowerCase()) return 'password_is_name'
  return isGuessable(password, { userName, shortest, most: MOST_REFUSED[kind] }) ? 'password_guessable' : null
}

/** Short, easy to say and to spell, and alike in no pair. */
const WORDS = `
  acorn amber apple arrow bagel baker bamboo basket beach bell berry bird blanket boat bottle bread brick bridge
  brook brush bubble bucket butter button cabin cactus camel candle canoe canyon carrot castle cedar cello chalk
  cherry circle clock cloud clover cocoa comet copper coral corner cotton cousin crayon cricket crown crystal daisy
  dancer delta desert diamond dinner dolphin donkey dragon drum eagle echo ember engine falcon feather fern fiddle
  finger flower flute forest fossil fountain fox garden garlic giant ginger glove goose grape guitar hammer harbor
  harp hazel helmet hero honey island ivory jacket jelly jewel jungle kettle kitten ladder lagoon lantern lemon
  lily lion lizard lobster lotus magnet mango maple marble meadow melon mirror mitten moon morning muffin museum
  napkin needle nest noodle nutmeg oak ocean olive onion orange orbit orchard otter oyster paddle palace panda paper
  parrot peach pear pebble pencil penguin pepper piano pillow pilot pine planet plum pocket pony poppy potato prairie
  pumpkin puppet puzzle quartz rabbit radish rainbow raven ribbon river robin rocket ruby saddle salmon sandal scarf
  shadow shell silver singer sparrow spoon spring squash star stone summer sunset swan table tango teapot thunder
  tiger timber tomato trumpet tulip tunnel turtle valley velvet village violet violin wagon walnut water whale
  willow window winter wizard yellow zebra
`
  .trim()
  .split(/\s+/)

/** Words and a number, such as 'river-panda-58': what is said across a classroom and typed by a child. */
export function makePassword(role: Role): string {
  const words = Array.from({ length: isLearner(role) ? 2 : 4 }, () => WORDS[randomInt(WORDS.length)])
  return [...words, randomInt(10, 100)].join('-')
}
