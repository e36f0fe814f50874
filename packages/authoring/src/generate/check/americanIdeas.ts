import { signJudge } from './kinds'

export const americanIdeaJudge = signJudge([
  ['Puritan', /the Lord|sin hides|Providence|Heaven|I bless|grace alone|devil|was a sermon|Satan|Scripture/i],
  [
    'Enlightenment',
    /current|consent|accounts|experiment|Reason|library|nature signs|Knowledge|liberty|evidence/,
  ],
  [
    'Transcendentalist',
    /pines|Trust the voice|folded|view|foolish|universal|sunrise|my soul|Over-Soul|conscience/,
  ],
  [
    'Naturalist',
    /fifty below|slaughterhouse|nothing to it|Hunger|nine cents|jaw|indifferent|herd|accident|price of coal/,
  ],
])
