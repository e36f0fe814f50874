import { render } from '@testing-library/react'
import { clickPhrasesByKeyboard, describeRenderer } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { clickableTextPlugin } from './plugin'
import { ClickableTextRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(clickableTextPlugin, ClickableTextRenderer, {
  fixtures,
  solveByKeyboard: ({ clicked }, user, { phrases }) =>
    clickPhrasesByKeyboard(
      user,
      phrases.filter(({ id }) => clicked.includes(id)).map(({ phrase }) => phrase),
    ),
})

it.each([
  [['Dogs', 'bark', '.'], 'Dogs bark.'],
  [['The ', 'unhappy', ' dog ', 'barks', '.'], 'The unhappy dog barks.'],
  [['Do not ', 'un', 'do it'], 'Do not undo it'],
])('puts spaces between phrases that bring none: %j', (texts, expected) => {
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
