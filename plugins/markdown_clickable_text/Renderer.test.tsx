import { describeRenderer } from '@wordstride/testkit'
import { markdownClickableTextPlugin } from './plugin'
import { MarkdownClickableTextRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(markdownClickableTextPlugin, MarkdownClickableTextRenderer, {
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
