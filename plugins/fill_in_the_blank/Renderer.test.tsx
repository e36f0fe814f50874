import { describeRenderer, selectByKeyboard } from '@wordstride/testkit'
import { fillInTheBlankPlugin } from './plugin'
import { FillInTheBlankRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(fillInTheBlankPlugin, FillInTheBlankRenderer, {
  fixtures,
  solveByKeyboard: ({ chosen }, user) => selectByKeyboard(user, Object.values(chosen)),
})
