import { describePlugin } from '@wordstride/testkit'
import { orderingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(orderingPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
