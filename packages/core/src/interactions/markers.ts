/** `[[id]]`, where something stands in a text. */
const MARKER = /\[\[([^[\]]+)\]\]/g

/** The text with something else at each of its markers. */
export const replaceMarkers = (text: string, replace: (id: string) => string): string =>
  text.replace(MARKER, (_, id: string) => replace(id))

/** A text with `[[id]]` where something stands in it. */
export const renameMarkers = (text: string, rename: (id: string) => string): string =>
  replaceMarkers(text, (id) => `[[${rename(id)}]]`)

/** The ids at the markers of a text, in their order. */
export const markersIn = (text: string): string[] => [...text.matchAll(MARKER)].map(([, id = '']) => id)

export type TextPiece = { kind: 'text'; text: string } | { kind: 'blank'; uuid: string }

/** Divides a text at its `[[uuid]]` markers. */
export const splitAtBlanks = (text: string): TextPiece[] =>
  text.split(MARKER).flatMap((piece, i): TextPiece[] => {
    if (i % 2 === 1) return [{ kind: 'blank', uuid: piece }]
    return piece === '' ? [] : [{ kind: 'text', text: piece }]
  })
