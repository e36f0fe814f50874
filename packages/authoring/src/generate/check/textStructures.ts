import { signJudge } from './kinds'

export const textStructureJudge = signJudge([
  [
    'problem and solution',
    /\b(?:To (?:stop|warn|hold|save)|[Tt]he answer (?:was|hung)|solved this|So that all|remedy|proposed to|ended the difficulty|answer was|so engineers|so the district|relays|trapdoor)\b/,
  ],
  [
    'compare and contrast',
    /\b(?:[Bb]oth|[Uu]nlike|[Hh]owever|on the other hand|[Ii]n contrast|by contrast|[Ww]hereas|while|elder|two maps|as fast as)\b/,
  ],
  [
    'cause and effect',
    /\b(?:[Bb]ecause|[Tt]herefore|[Aa]s a result|reason|Since|made readers|With the wolves|for want of|So many|stems from|which is why|owes|hence|poisoned|led)\b/,
  ],
  ['sequence', /./],
])
