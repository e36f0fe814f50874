import { signJudge } from './kinds'

export const livelyFigureJudge = signJudge([
  [
    'hyperbole',
    /\b(?:million|than the moon|forever|everybody|whole kitchen|crack a|nine hundred|reach the stars|end of the world|thousand|died|ever printed)\b/,
  ],
  [
    'personification',
    /\b(?:shyly|yells|whispered|groaned|tiptoed|gossiped|begged|held my hand|complained|sang|refused|painted)\b/,
  ],
  ['plain fact', /./],
])
