import { setUpDom } from '@wordstride/testkit/domSetup'

setUpDom()
