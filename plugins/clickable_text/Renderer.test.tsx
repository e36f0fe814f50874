import { render } from '@testing-library/react'
import { describeRenderer } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { clickableTextPlugin } from './plugin'
import { ClickableTextRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(clickableTextPlugin, ClickableTextRenderer, {
  fixtures,
  solveByKeyboard: async (problem, user) => {
    const wanted = new Set(
      problem.phrases
        .filter((phrase: { answer: boolean }) => phrase.answer)
        .map((phrase: { phrase: string }) => phrase.phrase),
    )
    for (let stop = 0; stop < 30; stop++) {
      await user.tab()
      const focused = document.activeElement
      if (focused === document.body) break
      if (focused?.getAttribute('aria-pressed') === 'false' && wanted.has(focused.textContent))
        await user.keyboard('{Enter}')
    }
  },
})

it.each([
  [['Dogs', 'bark', '.'], 'Dogs bark.'],
  [['The ', 'unhappy', ' dog ', 'barks', '.'], 'The unhappy dog barks.'],
  [['Do not ', 'un', 'do it'], 'Do not undo it'],
])('[TYPE-10.1] puts spaces between phrases that bring none: %j', (texts, expected) => {
  const phrases = texts.map((phrase, i) => ({ id: `p${i}`, phrase, clickable: false }))
  const { container } = render(
    <ClickableTextRenderer
      problem={{ phrases } as never}
      response={{ clicked: [] }}
      status="init"
      feedback={null}
      isLocked={false}
      onResponse={() => undefined}
    />,
  )
  expect(container.textContent).toBe(expected)
})
