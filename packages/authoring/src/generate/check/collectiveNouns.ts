import type { Judge } from './judge'

/** The members of each group, or what only this group does. */
const MEMBERS: readonly (readonly [group: string, members: RegExp])[] = [
  ['herd', /\b(?:cows|elephants|buffalo)\b/],
  ['flock', /\b(?:geese|pigeons|ducks)\b/],
  ['school', /\b(?:fish|sardines)\b/],
  ['pack', /\b(?:wolves|wild dogs)\b/],
  ['swarm', /\b(?:bees|flies|gnats)\b/],
  ['litter', /\b(?:kittens|puppies|piglets)\b/],
  ['bunch', /\b(?:grapes|keys|bananas)\b/],
  ['team', /\b(?:players|runners)\b/],
  ['class', /\b(?:second graders|students)\b/],
  ['crew', /\b(?:sailors|of the plane)\b/],
  ['band', /\b(?:musicians|drummer)\b/],
  ['choir', /\bof singers|\bsang three\b/],
  ['deck', /\bcards\b/],
  ['pair', /\b(?:mittens|socks)\b/],
  ['fleet', /\b(?:of ships|trucks)\b/],
  ['pride', /\blions\b/],
  ['crowd', /\bpeople\b/],
]

export const collectiveJudge: Judge = {
  sentence: ({ form, after }) => MEMBERS.find(([, members]) => members.test(after))?.[0] === form,
}
