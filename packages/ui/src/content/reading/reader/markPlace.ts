import './marks.css'

/** The names by which the style sheet knows what is being read. */
type Mark = 'ws-reading' | 'ws-word'

/** Paints over the text without touching it; nothing where the browser cannot. */
export function markPlace(name: Mark, range: Range | null): void {
  if (typeof Highlight === 'undefined') return
  if (range) CSS.highlights.set(name, new Highlight(range))
  else CSS.highlights.delete(name)
}

export function clearMarks(): void {
  markPlace('ws-reading', null)
  markPlace('ws-word', null)
}
