import { render, screen } from '@testing-library/react'
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

const draw = (phrases: readonly object[]) =>
  render(
    <ClickableTextRenderer
      problem={{ phrases } as never}
      response={{ clicked: [] }}
      status="init"
      feedback={null}
      isLocked={false}
      onResponse={() => undefined}
    />,
  ).container

it.each([
  [['Dogs', 'bark', '.'], 'Dogs bark.'],
  [['The ', 'unhappy', ' dog ', 'barks', '.'], 'The unhappy dog barks.'],
  [['Do not ', 'un', 'do it'], 'Do not undo it'],
])('puts spaces between phrases that bring none: %j', (texts, expected) => {
  const container = draw(texts.map((phrase, i) => ({ id: `p${i}`, phrase, clickable: false })))
  expect(container.textContent).toBe(expected)
})

it('draws paragraphs where the text has them, and a recording once', () => {
  const container = draw([
    { id: 'p0', phrase: 'Best wishes, ', clickable: false },
    { id: 'p1', phrase: 'Kai', clickable: true },
    { id: 'p2', phrase: ' \n\nDear Ada, \n\nCome, ', clickable: false, audio_url: '/media/come.mp3' },
    { id: 'p3', phrase: 'please', clickable: true },
    { id: 'p4', phrase: '.', clickable: false },
  ])
  const paragraphs = [...container.querySelectorAll('p')].map((each) => each.textContent?.trim())
  expect(paragraphs).toEqual(['Best wishes, Kai', 'Dear Ada,', 'Come, please.'])
  expect(screen.getAllByRole('button', { name: /^Listen/ })).toHaveLength(1)
})

it('draws no empty paragraph where the text begins or ends with an empty line', () => {
  const container = draw([
    { id: 'p0', phrase: '\n\nCome, ', clickable: false },
    { id: 'p1', phrase: 'please', clickable: true },
    { id: 'p2', phrase: '.\n\n', clickable: false, audio_url: '/media/come.mp3' },
  ])
  expect([...container.querySelectorAll('p')].map((each) => each.textContent?.trim())).toEqual([
    'Come, please.',
  ])
  expect(screen.getAllByRole('button', { name: /^Listen/ })).toHaveLength(1)
})
