import { signJudge } from './kinds'

export const allusionsJudge = signJudge([
  ['a Greek myth', /Achilles|Pandora|Hercul|Trojan|odyssey|Midas|Sisyphus|Icarus|Medusa/],
  ['the Bible', /Goliath|Samaritan|prodigal|Job|Solomon|Noah|Thomas|Eden|Babel/],
  ['a fable', /cried wolf|grapes|tortoise|lion|goose|manger|bell the cat|grasshopper|town mouse/],
  ['a fairy tale', /Cinderella|Snow White|Rumpelstiltskin|Hansel|Beauty|princess|Rapunzel|Goldilocks|Jack/],
])
