import { describePlugin } from '@wordstride/testkit'
import { multiSelectionPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(multiSelectionPlugin, { fixtures, twins, readme: new URL('./README.md', import.meta.url) })
