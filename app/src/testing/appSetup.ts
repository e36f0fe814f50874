import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { resetDoubles } from './appDoubles'

vi.mock('../api/apiClient', () => import('./appDoubles'))
vi.mock('../outbox/outbox', () => import('./appDoubles'))

// Each file of tests finds the app as it is before anybody signs in.
resetDoubles()
authStore.setState({ token: null, user: null })
queryClient.clear()
