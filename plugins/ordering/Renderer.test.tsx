import { describeRenderer, sortByKeyboard } from '@wordstride/testkit'
import { orderingPlugin } from './plugin'
import { OrderingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(orderingPlugin, OrderingRenderer, {
  fixtures,
  solveByKeyboard: (problem, user) => sortByKeyboard(user, orderingPlugin.correctResponse(problem).order),
})
