import type { Judge } from './judge'

/** The words of each meaning: the other way round than the sentences have them. */
const WORDS = new Map(
  `
a big snowstorm: blizzard
a bit wet: moist
a little wet: damp
active at night: nocturnal
ate fast: gobbled
brave: valiant
break into bits: shatter
careful not to waste: frugal
choose: select
clear enough to see through: transparent
clever and tricky: cunning
cold: chilly
coming every year: annual
dangerous: hazardous
dark and gray: gloomy
doing as it is told: obedient
easy to break: fragile
easy to slip on: slick
fall down: collapse
fast: rapid swift
find: locate
first: initial
fix: mend
fought with words: quarreled
full of tricks: mischievous
get less hot: cool
get somebody to do something: persuade
goes all around: surrounds
going up sharply: steep
happy: glad
happy to share: generous
hard to get: scarce
hid: concealed
huge: colossal
join: merge
just the same: identical
laughed: giggled
leave: depart
left: abandoned
liked very much: admired
looked: gazed
loud: noisy
mix in and disappear: dissolve
moved from side to side: swayed
not bright: dim
not deep: shallow
not tight: loose
not wanting to: reluctant
not wide: narrow
old: elderly
only: sole
pick up bit by bit: peck
picked up: gathered
pulled up: hoisted
ready to forgive: merciful
remember: recall
rough: coarse
safe to eat: edible
said good things about: praised
said softly: whispered
say again: repeat
sharp: keen
short: brief
shouted for joy: cheered
shy and afraid: timid
silly and not possible: absurd
sleep through the winter: hibernate
sleepy: drowsy
smiled: grinned
soft and kind: gentle
something that hides who you are: disguise
speaking with ease: fluent
spoke angrily to: scolded
still: calm
stopped because she was unsure: hesitated
strong: sturdy
sure: certain
talk: speak
thick and close together: dense
tired: weary
unfriendly: hostile
very angry: furious
very big: enormous huge
very clear: vivid
very confused: bewildered
very dirty: filthy
very dry: arid
very excited: thrilled
very hot: scorching
very hungry: famished
very old: ancient
very small: tiny
very strong: mighty
very surprised: astonished
very wet: drenched
warned: cautioned
weak: feeble
with nobody in it: vacant
with nothing growing: barren
with nothing inside: empty
without a sound: silent
without bumps: smooth
without fear: brave
without much taste: bland
worn out: weary
worried: nervous
`
    .trim()
    .split('\n')
    .map((line) => {
      const [meaning = '', words = ''] = line.split(': ')
      return [meaning, words.split(' ')] as const
    }),
)

export const meaningJudge: Judge = {
  sentence: ({ before, form }) => WORDS.get(form)?.includes(before.match(/\*(.+?)\*/)?.[1] ?? '') ?? false,
}
