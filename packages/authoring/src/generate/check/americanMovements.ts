import { signJudge } from './kinds'

export const americanMovementJudge = signJudge([
  ['Harlem Renaissance', /Weary|Their Eyes|Must Die|Cullen|Toomer|Trombones|Plum Bun|Passing/],
  [
    'Puritan New England',
    /Plymouth|Bradstreet|Angry God|Christian Charity|Rowlandson|Doom|Primer|Edward Taylor/,
  ],
  [
    'age of reason and revolution',
    /Common Sense|Poor Richard|Declaration|Federalist|American Farmer|Patrick Henry|American Crisis|Notes on/,
  ],
  ['Romanticism and Transcendentalism', /Walden|Self-Reliance|Moby|Scarlet|Raven|\*Nature|Resistance|Sleepy/],
  ['Realism and Naturalism', /Huckleberry|Red Badge|Daisy|Build a Fire|Lapham|Carrie|Awakening|McTeague/],
  ['Modernism outside Harlem', /Gatsby|Fury|Metro|Sun Also|Wheelbarrow|Lay Dying|Prufrock|Cummings/],
])
