import { describePlugin } from '@wordstride/testkit'
import { textDragAndSortPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(textDragAndSortPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
