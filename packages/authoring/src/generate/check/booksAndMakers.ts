import { signJudge } from './kinds'

export const bookJudge = signJudge([
  ['the title page', /\ba page\b|\btitle\b|called/],
  ['the back cover', /\b(?:close|over|last|under|back)\b/i],
  ['the front cover', /\bopen\b|\bfront\b|on top|before you|first thing/i],
  ['the illustrator', /\b(?:draw|drew|drawings|paint|painted|pictures)\b/],
  ['the author', /\b(?:words|write|wrote)\b/],
])
