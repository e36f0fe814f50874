import { refuse } from '@wordstride/api'
import type { Handlers } from '../dispatch/callContext'

const later = async () => refuse('We are Sorry! No problems to start the test')

export const testHandlers = {
  startDiagnosticTest: later,
  resumeDiagnosticTest: later,
  saveTestAnswer: later,
  recordTestEvent: later,
  getTestResult: later,
  getUserTestResult: later,
  newTestUser: later,
} satisfies Partial<Handlers>
