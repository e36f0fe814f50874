import { describePlugin } from '@wordstride/testkit'
import { multiMediaDragDropPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(multiMediaDragDropPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
