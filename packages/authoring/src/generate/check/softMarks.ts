import { signJudge } from './kinds'

/** A source that is named and quoted; three dots in speech; a dash; a comma after an opening. */
export const softMarkJudge = signJudge([
  [
    'words left out',
    /^(?:The (?:report|law|label|article|manual|poster|review)|According|Her diary|As the mayor)\b.*\.\.\./,
  ],
  ['a voice that trails off', /\.\.\./],
  ['a sharp break', /—/],
  ['a short pause', /^[A-Z][^,]+, /],
])
