import { describePlugin } from '@wordstride/testkit'
import { unscrambleDragDropPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(unscrambleDragDropPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
