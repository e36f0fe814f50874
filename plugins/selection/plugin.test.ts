import { describePlugin } from '@wordstride/testkit'
import { selectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(selectionPlugin, { fixtures, twins, readme: new URL('./README.md', import.meta.url) })
