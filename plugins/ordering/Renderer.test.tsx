import { describeRenderer, sortByKeyboard } from '@wordstride/testkit'
import { orderingPlugin } from './plugin'
import { OrderingRenderer } from './Renderer'
import { fixtures } from './samples'

describeRenderer(orderingPlugin, OrderingRenderer, {
  fixtures,
  solveByKeyboard: ({ order }, user) => sortByKeyboard(user, order),
})
