import { describe, expect, it } from 'vitest'
import { miscountsIn } from './counting'

const page = (html: string): Element => {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  return container
}
const fields = (...names: string[]) => names.map((name) => `<input aria-label="${name}">`).join('')
const signs = (tag: string, ...texts: (string | number)[]) =>
  texts.map((text) => `<${tag}>${text}</${tag}>`).join('')

const BOARD = ['Row 1, column A', 'Row 1, column C', 'Row 3, column A', 'Row 3, column C']

describe('miscountsIn', () => {
  it.each<[string, string, unknown]>([
    ['numbers', fields('Gap 1', 'Gap 2', 'Gap 3'), {}],
    ['letters', fields('Option A', 'Option B'), {}],
    ['a number of all', fields('Gap 1 of 3', 'Gap 2 of 3', 'Gap 3 of 3'), {}],
    [
      'what stands there already and has no field',
      fields('Letter 2 of 4', 'Letter 3 of 4'),
      { boxes: ['k', null, null, 'k'] },
    ],
    [
      'words of several lengths',
      fields('Letter 1 of 2', 'Letter 2 of 2', 'Letter 1 of 3', 'Letter 3 of 3'),
      {},
    ],
    [
      'rows and columns',
      fields('Row 1, column 1', 'Row 1, column 2', 'Row 2, column 1', 'Row 2, column 2'),
      {},
    ],
    ['what has a number of its own', fields('Gap 1, 4 letters', 'Gap 2, 6 letters', 'Gap 3, 4 letters'), {}],
    ['columns before rows', fields('Column A, row 1', 'Column B, row 1', 'Column A, row 2'), {}],
    ['squares', fields('A1', 'B1', 'B2', 'C2'), {}],
    ['a grid with holes', fields(...BOARD), {}],
    ['one row of it', fields('Row 1, column A', 'Row 1, column C'), {}],
    ['what lies in a grid', fields('Row 1, column 1: X', 'Row 2, column 2: Y', 'Row 2, column 1: X'), {}],
    ['heads of columns and rows', signs('b', 'A', 'B', 'C', 1, 2), {}],
    ['letters that spell a text', signs('b', ...'CATDOG'), { rows: ['CAT', 'DOG'] }],
    ['numbers that the view has', signs('b', 1, 4, 2, 3), { clues: [1, 4, 2, 3].map((at) => ({ at })) }],
  ])('has nothing to say of %s', (_, html, view) => {
    expect(miscountsIn(page(html), view)).toEqual([])
  })

  it.each<[string, string, unknown, string]>([
    ['from nought', fields('Gap 0', 'Gap 1'), {}, '"Gap #" (0, 1)'],
    ['from nought to all', fields('Gap 0 of 2', 'Gap 1 of 2'), {}, '"Gap # of #" (0, 1)'],
    ['more than there are', fields('Gap 2 of 2', 'Gap 3 of 2'), {}, '"Gap # of #" (2, 3)'],
    ['with a hole', fields('Gap 1', 'Gap 3'), {}, '"Gap #" (1, 3)'],
    ['from the second of all', fields('Gap 2 of 3', 'Gap 3 of 3'), {}, '"Gap # of #" (2, 3)'],
    ['letters from the second', fields('Option B', 'Option C'), {}, '"Option #" (B, C)'],
    ['with a sign before A', fields('Option @', 'Option A'), {}, '"Option #" (@, A)'],
    [
      'a grid whose rows begin at nought',
      fields('Row 0, column 1', 'Row 0, column 2', 'Row 1, column 1'),
      {},
      '(0, 1)',
    ],
    [
      'a grid whose columns begin at B',
      fields('Row 1, column B', 'Row 2, column C'),
      {},
      '"Row #, column #" (B, C)',
    ],
    ['heads that begin at B', signs('b', 'B', 'C', 1, 2), {}, '(B, C, 1, 2)'],
    ['letters that spell nothing of the view', signs('b', ...'CAT'), { rows: ['DOG'] }, '(C, A, T)'],
    ['numbers that the view does not all have', signs('b', 0, 1), { at: 1 }, '(0, 1)'],
  ])('tells what is counted %s', (_, html, view, message) => {
    expect(miscountsIn(page(html), view).join()).toContain(message)
  })
})
