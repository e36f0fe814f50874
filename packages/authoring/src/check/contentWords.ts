const FUNCTION_WORDS = new Set(
  `a an the and or but nor so yet for of in on at to by with from into onto up down out off over under as than
  is are am was were be been being do does did has have had can could will would shall should may might must
  not no it its he him his she her they them their we us our you your i me my this that these those there
  here who whom whose which what when where why how if then`.split(/\s+/),
)

/** The words of a text that carry its meaning, in small letters. */
export const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? []).filter((word) => !FUNCTION_WORDS.has(word))
