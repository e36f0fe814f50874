/** The paragraphs of a text, which an empty line divides. */
export const paragraphsIn = (text: string): string[] => text.split(/\n{2,}/)
