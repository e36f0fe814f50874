/** What the letters of the file have: Latin with its accents, Greek, Cyrillic, Vietnamese, and signs of a text. */
const NOT_DRAWN =
  /[^\n\u0020-\u007e\u00a0-\u017f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u0486\u0488-\u0513\u1ea0-\u1ef9\u2013-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203a\u20ac\u2122\u2264\u2265]+/gu

const written = (text: string): string => text.normalize('NFC').replaceAll('→', 'to')

/**
 * How texts are written in letters that can be drawn: Chinese names in Pinyin, other scripts in Latin letters. What
 * knows them is loaded where there are such letters.
 */
export async function findDrawing(texts: string): Promise<(text: string) => string> {
  if (written(texts).search(NOT_DRAWN) < 0) return written
  const { default: anyAscii } = await import('any-ascii')
  return (text) => written(text).replace(NOT_DRAWN, (run) => anyAscii(run))
}
