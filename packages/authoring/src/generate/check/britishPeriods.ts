import { signJudge } from './kinds'

export const britishPeriodJudge = signJudge([
  ['medieval (to 1500)', /Beowulf|Canterbury|Gawain|Everyman|Piers|Morte|Wanderer|Rood/],
  ['Renaissance (1500 to 1660)', /Hamlet|Faustus|Faerie|Volpone|Astrophil|Utopia|Malfi|Twelfth/],
  [
    'Restoration and eighteenth century',
    /Gulliver|Lock|Crusoe|Scandal|Tom Jones|Shandy|Way of the World|Rasselas/,
  ],
  ['Romantic (1798 to 1837)', /Lyrical|Ozymandias|Nightingale|Frankenstein|Mariner|Harold|Ivanhoe|Prelude/],
  ['Victorian (1837 to 1901)', /Expectations|Eyre|Middlemarch|Duchess|Tess|Memoriam|Earnest|Goblin/],
  ['modern (after 1901)', /Dalloway|Animal Farm|Dulce|Brave New|Pygmalion|Passage|Flies|Godot/],
])
