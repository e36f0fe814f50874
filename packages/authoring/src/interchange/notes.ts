/** What an author is told of a question that was taken. */
export const PARTS = 'points for parts of the answer became all or nothing'
export const LEFT_OUT = 'some of what it says after an answer is left out'
export const LINKS = 'the addresses of its links are left out'
