import { describePlugin } from '@wordstride/testkit'
import { textDragDropSmallPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragDropSmallPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
