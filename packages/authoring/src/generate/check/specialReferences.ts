import { signJudge } from './kinds'

export const specialReferencesJudge = signJudge([
  ['glossary', /\b(?:textbook|handbook|introduction|biology book|guide to|manual for)\b/],
  ['style manual', /\b(?:cite|paper|MLA|Chicago|list of works)\b/],
  ['concordance', /Shakespeare|Dickinson|Milton|Marlowe|Whitman|sonnets|Keats|Chaucer/],
  ['etymological dictionary', /stop meaning|related words|Greek word|century|come to have|root|oldest|Malay/],
  ['guide to usage', /./],
])
