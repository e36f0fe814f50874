import { describePlugin } from '@wordstride/testkit'
import { dynamicSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(dynamicSelectionPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
