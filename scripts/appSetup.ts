import 'fake-indexeddb/auto'
import { vi } from 'vitest'
import { authStore } from '../app/src/api/authStore'
import { queryClient } from '../app/src/api/queryClient'
import { resetDoubles } from './testing/appDoubles'

vi.mock('../app/src/api/apiClient', () => import('./testing/appDoubles'))
vi.mock('../app/src/outbox/outbox', () => import('./testing/appDoubles'))

// Each file of tests finds the app as it is before anybody signs in.
resetDoubles()
authStore.setState({ token: null, user: null })
queryClient.clear()
