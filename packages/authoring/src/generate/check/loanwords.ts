import { signJudge } from './kinds'

export const loanwordsJudge = signJudge([
  ['French', /\*(?:ballet|plateau|bouquet|café|façade|fiancé|restaurant|boutique|chauffeur)\*/],
  ['Spanish', /\*(?:tornado|patio|mosquito|ranch|stampede|canyon|cargo|vanilla|lasso)\*/],
  [
    'German',
    /\*(?:kindergarten|rucksack|pretzel|poltergeist|dachshund|waltz|noodle|wanderlust|glockenspiel)\*/,
  ],
  ['Japanese', /\*(?:tsunami|origami|futon|haiku|karaoke|kimono|emoji|sushi|judo)\*/],
  ['Arabic', /\*(?:ghoul|sheik|henna|souk|falafel|hummus|wadi|haboob|loofah)\*/],
])
