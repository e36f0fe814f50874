import { describePlugin } from '@wordstride/testkit'
import { myTypePlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(myTypePlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
