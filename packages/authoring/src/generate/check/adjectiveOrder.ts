import type { Judge } from './judge'

/** The places of words before a noun, from the first to the last. */
const PLACES: readonly RegExp[] = [
  /^(?:two|three|four|five|six|ten)$/,
  /^(?:shiny|beautiful|lovely|delicious|heavy|nice|warm|funny|noisy|broken|pretty|mysterious|silly|wonderful|cozy|soft|strange|splendid|ugly|rusty|sweet|steep)$/,
  /^(?:tiny|long|large|small|little|huge|big|tall|thin|enormous|narrow)$/,
  /^(?:old|new|young)$/,
  /^(?:round|square)$/,
  /^(?:red|green|blue|gray|yellow|purple|brown|white|black)$/,
  /^(?:Chinese|Irish|Mexican|Italian|Spanish)$/,
  /^(?:silk|stone|wooden|apple|iron|brick|woolen|plastic|metal|gold|golden|cotton|glass|rubber|paper)$/,
]

/** Each word stands at a later place than the one before it; what has no place is the noun. */
function isRight(phrase: string): boolean {
  const words = phrase.split(' ')
  const places = words.map((word) => PLACES.findIndex((place) => place.test(word)))
  const described = places.slice(0, -1)
  return places.at(-1) === -1 && described.every((place, i) => place > (described[i - 1] ?? -1))
}

export const adjectiveOrderJudge: Judge = { sentence: ({ form }) => isRight(form) }
