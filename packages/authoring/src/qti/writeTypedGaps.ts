import type { ItemTypedGap, Question } from '@wordstride/core/authoring'
import { toIdentifier } from './identifier'
import { GAP_ATTRIBUTE, GAPS_ATTRIBUTE } from './ownAttributes'
import type { WrittenBody, WrittenResponse } from './writeItem'
import { element, type Markup } from './writeXml'
import { blocksXhtml, inlineXhtml, type Placed } from './xhtmlOf'

function responseOf(gap: ItemTypedGap): WrittenResponse {
  if (gap.kind === 'number')
    return {
      id: gap.id,
      cardinality: 'single',
      baseType: 'float',
      correct: [String(gap.answer)],
      tolerance: gap.tolerance,
    }
  const [answer = '', ...alternatives] = gap.answers
  const { id, ignoresCase } = gap
  return { id, cardinality: 'single', baseType: 'string', correct: [answer], alternatives, ignoresCase }
}

const entry = ({ id, own = {} }: ItemTypedGap): Markup =>
  element('qti-text-entry-interaction', {
    'response-identifier': toIdentifier(id),
    [GAP_ATTRIBUTE]: JSON.stringify(own),
  })

/** Gaps to type into, in a text and in the cells of a table. */
export function writeTypedGaps(question: Extract<Question, { kind: 'gapTyping' }>): WrittenBody {
  const { text, table, gaps, own = {} } = question
  const entries = new Map(gaps.map((gap) => [gap.id, entry(gap)]))
  const placed: Placed = (id) => entries.get(id)
  const row = (cells: readonly string[], name: 'th' | 'td') =>
    element(
      'tr',
      {},
      cells.map((cell) => element(name, {}, inlineXhtml(cell, placed))),
    )
  return {
    responses: gaps.map(responseOf),
    content: [
      element(
        'div',
        { [GAPS_ATTRIBUTE]: JSON.stringify(own) },
        blocksXhtml(text, placed),
        table
          ? [
              element(
                'table',
                {},
                element('thead', {}, row(table.columns, 'th')),
                element(
                  'tbody',
                  {},
                  table.rows.map((cells) => row(cells, 'td')),
                ),
              ),
            ]
          : [],
      ),
    ],
  }
}
