import { signJudge } from './kinds'

export const textFeatureJudge = signJudge([
  ['a caption', /photo|picture|drawing|painting/],
  ['the glossary', /mean|understand the word|what a \*|definition/],
  ['a heading', /part of the page|next part|big words|above|part about|part of this chapter|name the part/],
  [
    'the index',
    /each page|under S|every page|anywhere|alphabetical list|few lines|several chapters|no chapter of/,
  ],
  ['the table of contents', /chapter/],
  ['a map', /far|countries|the way|north|which part of the state|mountains|rivers|island/],
])

export const dictionaryJudge = signJudge([
  ['the syllables', /·/],
  ['the origin', /^from /],
  ['the example sentence', /\.$(?<!^\*\w+\.\*$)|^[A-Z].*\*/],
  ['the part of speech', /^\*[a-z.]+\*$/],
  ['the definition', /^an? /],
])

export const titleJudge = signJudge([
  ['in italics', /^the (?:novel|movie|newspaper|magazine|book|play|opera|TV|album|ship|painting) /],
  ['in quotation marks', /^the (?:poem|song|short|chapter|article|episode|essay) /],
  ['with capitals only', /^the [A-Z]/],
])

const FRAGMENT =
  /^(?:Because|After|When|If)\b[^,]+$|^(?:Running|To see|Behind|A box full|Two sisters and their noisy)|umbrella\.$/
const SPLICE = /^(?!Because|When|If)[^,]+, (?!and\b)/
const RUN_ON =
  /full we|hat it|race her|dark nobody|rusty it|high the|up a star|old swallows|water the soil|talk it/

export const sentenceFaultJudge = signJudge([
  ['a run-on sentence', RUN_ON],
  ['a fragment', FRAGMENT],
  ['a comma splice', SPLICE],
  ['a complete sentence', /./],
])

export const genreJudge = signJudge([
  ['prose', /chapter|narrator|paragraph|quotation|novel/i],
  ['poetry', /stanza|\bline\b|lines|verse|haiku|meter/i],
  ['drama', /cast|acts?\b|stage|name comes|scene|actors?|props|set looks/i],
])
