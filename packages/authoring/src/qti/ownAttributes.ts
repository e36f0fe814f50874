/** The attribute of a body that names the type it was written from; only our own export writes it. */
export const TYPE_ATTRIBUTE = 'data-problem-type'

/** The attribute of a body with what only that type says. */
export const ITEM_OWN_ATTRIBUTE = 'data-own'

/** The mark of a box that is a passage, and how its pages stand. */
export const PASSAGE_ATTRIBUTE = 'data-layout'

/** The mark of a box that shows others what stands there, too. */
export const SHOWN_ATTRIBUTE = 'data-shown'

/** The mark of a type on a paragraph that it wrote. */
export const FIELD_ATTRIBUTE = 'data-field'

/** What is said of a gap to type into, and of the text with the gaps, as JSON. */
export const GAP_ATTRIBUTE = 'data-gap'
export const GAPS_ATTRIBUTE = 'data-typed-blanks'
