import { signJudge } from './kinds'

export const sourceKindJudge = signJudge([
  [
    'tertiary source',
    /encyclopedia|timeline|handbook|almanac|dictionary|bibliography|fact sheet|table of|pocket guide|concordance|index|textbook/,
  ],
  [
    'secondary source',
    /historian's|article that|dissertation|documentary|critic's|journalist's|biography|commentary|history of|review|analysis|scholars/,
  ],
  [
    'primary source',
    /log of|letters from|minutes|census|manuscript|interview|photograph|treaty itself|notebook|poems of|recorded|bones/,
  ],
])

export const toulminJudge = signJudge([
  ['rebuttal', /, but\b|; yet\b|however|unless/],
  ['grounds', /\d/],
  ['claim', /^(?:The|Voting|Zoos|Schools|Interns)\b.*\b(?:should|ought|deserves)\b/],
  ['warrant', /./],
])

export const satireJudge = signJudge([
  [
    'mock praise',
    /^(?:Let us thank|How (?:wise|thoughtful)|We admire|Bravo|What a triumph|Our hats|The committee|Honor|Praise)/,
  ],
  ['parody', /O muse|to nap|midnight|Four score|self-evident|worst of|roommates|thee|Call me|beginning/],
  [
    'reversal',
    /detentions|lambs|prisoners|put out his tongue|parents|stray humans|machines|fisherman|beggars|paintings pay/,
  ],
  ['exaggeration', /./],
])
