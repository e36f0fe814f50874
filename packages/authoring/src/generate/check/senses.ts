import { kindJudge } from './kinds'

/** What stands around a word in each of its senses, by its definition. */
const AROUND: Readonly<Record<string, readonly (readonly [sense: string, sign: RegExp])[]>> = {
  bank: [
    ['the land along a river', /willows|canoe/i],
    ['a business that keeps money', /opens at nine|savings/],
    ['to tilt to one side in a turn', /glider|planes/],
  ],
  match: [
    ['a small stick for lighting a fire', /struck|wet/],
    ['a game between two players or teams', /chess|tie/],
    ['to go well with something', /shirt|rug/],
  ],
  bark: [
    ['the outer skin of a tree', /beavers|birch/i],
    ['the sound that a dog makes', /burglar|his bark/],
    ['to shout in a sharp voice', /recruits|waiter like/],
  ],
  draft: [
    ['a text that is not yet finished', /pages\.|mistakes/],
    ['a stream of cold air', /door|candle/],
    ['used for pulling heavy loads', /horses|oxen/i],
  ],
  spring: [
    ['the season after winter', /lambs|late that year/],
    ['a coil of wire that jumps back', /clock|sofa/],
    ['a place where water comes out of the ground', /bottles|village/],
  ],
  plot: [
    ['a small piece of ground', /beans|land/],
    ['the events of a story', /novel|film/],
    ['to plan in secret', /rebels|attic/],
  ],
  bill: [
    ['a sheet that says what is owed', /waiter brought|water/],
    ['a plan for a new law', /senate|ban/],
    ['the beak of a bird', /pelican|duck/],
  ],
  current: [
    ['happening now', /mayor|champion/],
    ['a flow of water in one direction', /raft|swimmers/i],
    ['a flow of electricity', /wire|lamp/],
  ],
  pitch: [
    ['to throw', /ball|inning/],
    ['to put up a tent', /tent|camp/],
    ['how high or low a sound is', /whistle|note/],
  ],
  season: [
    ['a part of the year', /autumn|rainy/i],
    ['to add salt, pepper, or herbs', /soup|fish/],
    ['to dry wood until it is ready for use', /oak|boards/],
  ],
  charge: [
    ['to ask for money', /dollars|museum/],
    ['to rush forward in an attack', /bulls|knights/],
    ['to fill a battery with power', /phone|sun/],
  ],
  file: [
    ['a set of papers or data kept together', /nurse|save/i],
    ['a tool with a rough face for smoothing', /smooth|smith/i],
    ['a line of people, one behind the other', /scouts|pilgrims/],
  ],
}

const signs = Object.entries(AROUND)

function senseOf(sentence: string): string | undefined {
  const own = signs.find(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(sentence))?.[1] ?? []
  return own.find(([, sign]) => sign.test(sentence))?.[0]
}

export const senseJudge = kindJudge(
  signs.flatMap(([, own]) => own.map(([sense]) => sense)),
  senseOf,
)
