import type { Judge } from './judge'

/** Verbs by what they have in common; written apart from the lexicon. A verb can be in several. */
const GROUPS: Record<string, RegExp> = {
  'a way to eat': /^(?:bite|chew|feast|gnaw|gobble|lick|munch|nibble)$/,
  'a way to look': /^(?:gaze|glance|glare|peek|peep|squint|stare|watch)$/,
  'a way to talk': /^(?:beg|brag|chat|mumble|scold|shout|whisper|yell)$/,
  'a way to walk': /^(?:hike|limp|march|stomp|stroll|strut|tiptoe|wander)$/,
  'a fast way to move': /^(?:dart|dash|gallop|hurry|race|rush|sprint|zoom)$/,
  'a slow way to move': /^(?:crawl|creep|limp|plod|shuffle|stroll|trudge|wander)$/,
  'a soft sound': /^(?:hum|mumble|murmur|purr|rustle|sigh|whimper|whisper)$/,
  'a loud sound': /^(?:bang|bellow|howl|roar|scream|shout|shriek|yell)$/,
}

const isIn = (name: string, word: string): boolean => GROUPS[name]?.test(word) ?? false

export const shadeJudge: Judge = {
  form: (asked, form) => isIn(asked, form) || isIn(form, asked),
  group: isIn,
}
