import { clickPhrasesByKeyboard, describeRenderer } from '@wordstride/testkit'
import { markdownClickableTextPlugin } from './plugin'
import { MarkdownClickableTextRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(markdownClickableTextPlugin, MarkdownClickableTextRenderer, {
  fixtures,
  solveByKeyboard: ({ clicked }, user, { phrases }) =>
    clickPhrasesByKeyboard(
      user,
      phrases.filter(({ id }) => clicked.includes(id)).map(({ phrase }) => phrase),
    ),
})
