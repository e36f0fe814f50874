/** What stands for a hint until the author writes one. */
export const HINT = 'Read the question once more.'
/** What stands for an explanation until then. */
export const RIGHT = 'This is right.'
export const WRONG = 'This is not right.'
