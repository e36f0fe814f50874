import { dictionary } from '@zxcvbn-ts/language-common'

/** As often as people choose them; all in small letters. */
const COMMON: readonly string[] = dictionary['passwords-common']

/** What comes to mind here before anything else. Parts of the user name belong to it, too. */
const WORDS_OF_THE_PLACE = [
  'wordstride',
  'stride',
  'english',
  'vocabulary',
  'reading',
  'spelling',
  'language',
  'learning',
  'school',
  'afterschool',
  'center',
  'centre',
  'class',
  'classroom',
  'grade',
  'student',
  'pupil',
  'teacher',
  'tutor',
  'lcadmin',
  'admin',
  'administrator',
  'password',
  'welcome',
  'secret',
]

/** Letters that have to be left when what anybody here would think of is taken out. */
const OWN_LETTERS = 3

const longestFirst = (words: readonly string[]): string[] => [...words].sort((a, b) => b.length - a.length)

/** Words of the product, its roles and the user name, with nothing but digits and signs around them. */
function isOfThePlace(password: string, userName: string): boolean {
  const parts = userName.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  const words = longestFirst([...WORDS_OF_THE_PLACE, ...parts])
  const left = words.reduce((text, word) => text.replaceAll(word, ' '), password)
  return left !== password && (left.match(/\p{L}/gu) ?? []).length < OWN_LETTERS
}

/** The most common ones that the rules for their length allow. */
const commonOf = (shortest: number, most: number): ReadonlySet<string> =>
  new Set(COMMON.filter(({ length }) => length >= shortest).slice(0, most))

const known = new Map<string, ReadonlySet<string>>()

function knownOf(shortest: number, most: number): ReadonlySet<string> {
  const key = `${shortest} ${most}`
  const found = known.get(key) ?? commonOf(shortest, most)
  known.set(key, found)
  return found
}

/** Whether a password is among those that whoever guesses tries first; upper and lower case are the same to them. */
export function isGuessable(
  password: string,
  { userName, shortest, most }: { userName: string; shortest: number; most: number },
): boolean {
  const given = password.toLowerCase()
  return knownOf(shortest, most).has(given) || isOfThePlace(given, userName)
}
