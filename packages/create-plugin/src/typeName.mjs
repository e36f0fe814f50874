export const pascal = (type) => type.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase())
export const camel = (type) => pascal(type).replace(/^./, (letter) => letter.toLowerCase())
export const kebab = (type) => type.replaceAll('_', '-')
export const sentence = (type) => type.replaceAll('_', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** What would shadow a file or folder that plugins/ needs, or a member of every object. */
const RESERVED = [
  'authoring',
  'examples',
  'graders',
  'renderers',
  'external',
  'package',
  'node_modules',
  'constructor',
]
const MAX_LENGTH = 40

/** Why a name cannot be that of a problem type, or null. */
export function whyNoTypeName(name) {
  if (!/^[a-z][a-z0-9]*(_[a-z][a-z0-9]*)*$/.test(name)) {
    return `"${name}" is no problem type: small letters and digits, words that begin with a letter and are joined by one _, as in word_ladder.`
  }
  if (name.length > MAX_LENGTH) return `"${name}" is longer than ${MAX_LENGTH} characters.`
  if (RESERVED.includes(name)) return `"${name}" is reserved; take another name.`
  return null
}
