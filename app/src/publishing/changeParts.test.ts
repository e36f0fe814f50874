import { describe, expect, it } from 'vitest'
import { sidesOf } from './changeParts'

const problem = (pages: string[], more = {}) => ({
  problem_id: 'rc.3.detail.RC1',
  problem_type: 'selection',
  pages,
  ...more,
})
const story = (third: string) => ['One.\n\nTwo.\n\nThree.', 'Four.\nFive.', third, 'Six.', 'Seven.', 'Eight.']
const textsOf = (parts: ReturnType<typeof sidesOf>['left']) =>
  parts.map((part) => ('folded' in part ? part.folded : part.text))

describe('sidesOf', () => {
  it('marks what differs and folds what is far from it', () => {
    const { left, right, isFolded } = sidesOf(
      problem(story('The cat sat.')),
      problem(story('The cat ran.')),
      false,
    )
    expect(left.filter((part) => 'isChanged' in part && part.isChanged)).toEqual([
      { text: '  - The cat sat.\n', isChanged: true },
    ])
    expect(right.filter((part) => 'isChanged' in part && part.isChanged)).toEqual([
      { text: '  - The cat ran.\n', isChanged: true },
    ])
    // Ten lines stand before the change, and three of them stay.
    expect(textsOf(left)[0]).toBe(7)
    expect(isFolded).toBe(true)
  })

  it('shows all when it is asked for, with every line of a passage in its own', () => {
    const { left, right, isFolded } = sidesOf(
      problem(story('The cat sat.')),
      problem(story('The cat ran.')),
      true,
    )
    expect(isFolded).toBe(false)
    expect(textsOf(right).join('')).toContain('One.\n\n    Two.\n\n    Three.\n')
    expect(textsOf(left).join('').replace('sat', 'ran')).toBe(textsOf(right).join(''))
  })

  it('sees no difference in the order of fields', () => {
    const { problem_id, ...others } = problem(['One.'])
    const { left, right } = sidesOf(problem(['One.']), { ...others, problem_id }, false)
    expect(left).toEqual(right)
  })

  it('breaks no long line', () => {
    const long = 'word '.repeat(80).trim()
    expect(textsOf(sidesOf(problem([long]), null, false).left).join('')).toContain(`  - ${long}\n`)
  })

  it('folds nothing where nothing differs, or all does', () => {
    const same = sidesOf(problem(story('The cat sat.')), problem(story('The cat sat.')), false)
    expect(same.isFolded).toBe(false)
    expect(same.left).toEqual(same.right)
    const removed = sidesOf(problem(story('The cat sat.')), null, false)
    expect(removed.right).toEqual([])
    expect(removed.left).toHaveLength(1)
    expect(sidesOf(null, problem(['One.']), false).left).toEqual([])
  })
})
