import { describePlugin } from '@wordstride/testkit'
import { textDragDropPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragDropPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
