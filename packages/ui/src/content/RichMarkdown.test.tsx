import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RichMarkdown } from './RichMarkdown'

it('shows no HTML of a text, and no link that runs something', () => {
  const text = [
    'A **word** and [a page](https://words.school.example/).',
    '<img src="x" onerror="alert(1)"><script>alert(2)</script>',
    '[click](javascript:alert(3)) ![picture](javascript:alert(4)) [data](data:text/html,<script>alert(5)</script>)',
  ].join('\n\n')
  const { container } = render(<RichMarkdown text={text} />)
  expect(container.querySelector('strong')?.textContent).toBe('word')
  expect(container.querySelectorAll('script, [onerror]')).toHaveLength(0)
  const addresses = [...container.querySelectorAll('a, img')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  )
  expect(addresses.filter((address) => address !== '')).toEqual(['https://words.school.example/'])
})

it('does not parse a text again that stands there', () => {
  const { rerender } = render(<RichMarkdown text="A **word**" />)
  const reads = vi.spyOn(String.prototype, 'charCodeAt')
  rerender(<RichMarkdown text="A **word**" />)
  const count = reads.mock.calls.length
  reads.mockRestore()
  expect(count).toBe(0)
})

it('shows pictures that the page holds itself, and follows no link to them', () => {
  const { container } = render(<RichMarkdown text="![a cat](blob:of/1) [a link](blob:of/2)" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('blob:of/1')
  expect(container.querySelector('a')?.getAttribute('href')).toBe('')
})

it.each(['- 5', '1. Home', '12) Home', '# 1', '> 3', '---', ' + four ', ' **and** '])(
  'makes no list, heading, quotation or rule of the label "%s", and keeps its spaces',
  (label) => {
    const { container } = render(<RichMarkdown text={label} isInline />)
    expect(container.textContent).toBe(label.replaceAll('*', ''))
    expect(container.querySelector('ul, ol, h1, blockquote, hr')).toBeNull()
  },
)
