import type { Judge, Said } from './judge'

const SOURCE = /Source: (.+?), \*.+?\*, page (\d+)\. (.*)$/

const lastNameOf = (name: string): string => name.trim().split(' ').at(-1) ?? ''

/** The reference that the source asks for; nobody is named twice. */
function expected(before: string): string {
  const [, people = '', page = '', sentence = ''] = before.match(SOURCE) ?? []
  const names = people.split(/, and | and |, /).map(lastNameOf)
  if (names.every((name) => sentence.includes(name))) return `(${page}).`
  return names.length > 2 ? `(${names[0]} et al. ${page}).` : `(${names.join(' and ')} ${page}).`
}

export const citationJudge: Judge = {
  sentence: ({ before, form }: Said) => form === expected(before),
}
