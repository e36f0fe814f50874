import { describePlugin } from '@wordstride/testkit'
import { pairingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(pairingPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })
