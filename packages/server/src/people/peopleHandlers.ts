import type { Handlers } from '../dispatch/callContext'
import { centerHandlers } from './centerHandlers'
import { changeAccountState } from './changeAccountState'
import { changeAccounts } from './changeAccounts'
import { classHandlers } from './classHandlers'
import { createAccount } from './createAccount'
import { firstRunHandlers } from './firstRun'
import { getAccount } from './getAccount'
import { listAccounts } from './listAccounts'
import { passwordHandlers } from './passwordHandlers'
import { removeSecondFactor } from './removeSecondFactor'
import { updateAccount } from './updateAccount'

export const peopleHandlers = {
  ...firstRunHandlers,
  ...passwordHandlers,
  ...centerHandlers,
  ...classHandlers,
  listAccounts,
  getAccount,
  createAccount,
  updateAccount,
  changeAccountState,
  changeAccounts,
  removeSecondFactor,
} satisfies Partial<Handlers>
