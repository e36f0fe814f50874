import { kindJudge, signJudge } from './kinds'

const OPPOSED =
  /^(?:hot and cold|big and little|long and short|wet and dry|day and night|fast and slow|open and shut|old and new|hard and soft|in and out|happy and sad|full and empty)$/
const ALIKE = /large|quick|glad|close|small|begin|ill$|hop$|shout|stone|unhappy|street/

export const oppositeJudge = signJudge([
  ['opposites', OPPOSED],
  ['nearly the same', ALIKE],
  ['not about the same thing', / and /],
])

export const whoAndWhereJudge = signJudge([
  ['when', /night|morning|Sunday|lunch|summer|noon|last week|before bed|today|May\b|birthday|evening/],
  ['where', /^(?:in|under|at|on|by|up|near|behind)\b/],
  ['who', /./],
])

export const sentenceStartJudge = kindJudge(
  ['a big start and an end mark', 'no big start', 'no end mark'],
  (text) => {
    if (!/[.?!]$/.test(text)) return 'no end mark'
    return /^[A-Z]/.test(text) ? 'a big start and an end mark' : 'no big start'
  },
)

export const endMarkJudge = signJudge([
  ['an exclamation point', /^(?:What a|How (?!old))/],
  ['a question mark', /^(?:Where|Can|Who|Do|When|Is|Why|How|Are|What|Will|May)\b/],
  ['a period', /./],
])

const ASKS =
  /^(?:Where|Who|Does|When|Are|Why|Did|Which|May|Has|What (?!an? )|Could|How (?:many|old|much|far)\b)/

/** Polite words first, then the first words; what is left tells. */
export const endMarkReasonJudge = signJudge([
  ['a period, because it says what to do', /^Please\b|, please$/],
  ['a question mark', ASKS],
  ['an exclamation point', /^(?:What an? |How )/],
  ['a period, because it tells', /./],
])

const VERB = /\b(?:barks|like|can jump|fell|rings|sing|waved|sat|cooked|flew|are|make)\b/i

/** Something named comes first and its verb after it; what is mixed up ends or begins with the wrong word. */
export const wholeSentenceJudge = kindJudge(['a sentence', 'mixed up', 'part of a sentence'], (text) => {
  if (/^(?:Barks|Soup like|Jump|All day|Rings|Sing|Us|Down|Fish|Up flew|Six|Honey)\b/.test(text))
    return 'mixed up'
  const at = text.search(VERB)
  return at > 0 && /^(?:The|We|My|Rain|Two|A|Dad|Her|Bees)\b/.test(text) ? 'a sentence' : 'part of a sentence'
})

export const storyQuestionJudge = signJudge([
  ['when', /spring|windy day|night before|Friday|July|long ago|morning|after the|recess|last day/],
  ['where', /^(?:in|at|on|beside|under|inside)\b/],
  ['what they do', /^(?:plants|builds|bakes|looks|rides|paints|sings|finds|chases|hides)\b/],
  ['who', /./],
])

export const topicJudge = signJudge([
  ['frogs', /jump far|tadpoles|tongue|croak|lay eggs|wet skin|hop from/],
  ['trains', /rails|ticket|engine|whistle|under the ground|tracks|conductor|tunnels/],
  ['bread', /flour|baker|loaf|Toast|jam|dough|smells|sandwich/],
  ['the wind', /hat off|kites|in your hair|sails|bends|howls|dries|mill/],
  ['teeth', /brush|fall out|dentist|chew|shark|candy|in the gap|bite/],
  ['the moon', /at night|round|walked on|earth|stars|no air|rocket|craters/],
])

export const storyClueJudge = signJudge([
  [
    'where or when it happens',
    /^It (?:was|is)\b|takes place|Long ago|middle of|woods were|hut stood|cave was|village/,
  ],
  ['what happens', /\b(?:gives|hid|ran|pulled|opened|followed|dropped|picked|rang|knocked|jumped|threw)\b/],
  ['what a character is like', /\b(?:is|was|are|never)\b/],
])
