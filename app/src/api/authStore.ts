import { type User, userSchema, wireCodec } from '@wordstride/api'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Kept between visits under this name (AUTH-04). */
const TOKEN_KEY = 'ae-token'
/** AUTH-05: the auth state with the feature toggles, and nothing else. */
const USER_KEY = 'ae-auth'

/** Why somebody was signed out without asking for it. */
export type SignOutReason = 'forbidden' | 'network' | 'idle' | 'otherTab'

export interface AuthState {
  token: string | null
  user: User | null
  /** Another one with each sign-in and sign-out, not with a token that takes the place of another. */
  signIn: number
  /** Why the last one was signed out who did not ask for it. */
  signedOut: SignOutReason | null
  /** Somebody signs in: who it is comes with `setUser`. */
  setToken(token: string): void
  /** The same sign-in goes on with another token. */
  renewToken(token: string): void
  setUser(user: User): void
  /** Forgets the token and the user; the router then leads to the root page. */
  signOut(reason?: SignOutReason | null): void
}

/** Kept in the names of the wire, which no update of the app changes. */
const storedUser = wireCodec(userSchema)

/** Where storage is blocked or full, a sign-in lasts as long as the page. */
function tryStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage)
  } catch {
    return null
  }
}

const readToken = () => tryStorage((storage) => storage.getItem(TOKEN_KEY))

const readUser = () =>
  tryStorage((storage) => storedUser.fromWire(JSON.parse(storage.getItem(USER_KEY) ?? 'null')) as User | null)

const keep = (key: string, value: string) => tryStorage((storage) => storage.setItem(key, value))

const forget = (key: string) => tryStorage((storage) => storage.removeItem(key))

/** What stands there may be of another tab, where somebody has signed in meanwhile. */
const isOurs = (): boolean => readToken() === authStore.getState().token

export const authStore = createStore<AuthState>((set, get) => ({
  token: readToken(),
  user: readUser(),
  signIn: 0,
  signedOut: null,
  setToken(token) {
    forget(USER_KEY)
    keep(TOKEN_KEY, token)
    set({ token, user: null, signIn: get().signIn + 1, signedOut: null })
  },
  renewToken(token) {
    if (isOurs()) keep(TOKEN_KEY, token)
    set({ token })
  },
  setUser(user) {
    if (isOurs()) keep(USER_KEY, JSON.stringify(storedUser.toWire(user)))
    set({ user })
  },
  signOut(reason = null) {
    if (isOurs()) {
      forget(TOKEN_KEY)
      forget(USER_KEY)
    }
    set({ token: null, user: null, signIn: get().signIn + 1, signedOut: reason })
  },
}))

/** Goes on with the token that another tab of this browser has got for the same user; false when there is none. */
export function followOtherTab(): boolean {
  const { token, user } = authStore.getState()
  const stored = readToken()
  if (stored === null || stored === token || !user || readUser()?.userId !== user.userId) return false
  authStore.setState({ token: stored })
  return true
}

/** The server takes the token no more; who is not signed in loses none. */
export function loseToken(reason: SignOutReason): void {
  const { token, user, signOut } = authStore.getState()
  // Who was on the way in was not signed out.
  if (token !== null && !followOtherTab()) signOut(user && reason)
}

// Who has signed out in another tab is signed out here: a tablet may be somebody else's now.
window.addEventListener('storage', ({ key }) => {
  if (key !== TOKEN_KEY && key !== null) return
  const isSignedIn = authStore.getState().token !== null
  if (isSignedIn && readToken() === null) authStore.getState().signOut('otherTab')
})

export const useAuth = <T>(select: (state: AuthState) => T): T => useStore(authStore, select)

/** AUTH-16: stored token, user id and subscription expiry, all three; null without one of them. */
export const signedInUser = ({ token, user }: Pick<AuthState, 'token' | 'user'>): User | null =>
  token && user?.userId && user.subscription.expireTs ? user : null

export const hasSession = (state: Pick<AuthState, 'token' | 'user'>): boolean => signedInUser(state) !== null

/** The toggle show_problem_id, which staff have: ids of problems and skills are shown (PROB-15, ROLE-07). */
export const seesIds = ({ user }: Pick<AuthState, 'user'>): boolean =>
  user?.menuAuth?.show_problem_id === true
