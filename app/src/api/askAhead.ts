// A script of its own, first in the HTML and without imports: it asks while the scripts of the page are on their way.

const LEARNERS = ['student', 'super-student', 'test']

/** In the names of the wire, as the client sends it; `userId` is filled into the path or the params. */
type Ask = (userId: string) => readonly [path: string, call?: { function: string; params: object }]

const askUser: Ask = () => ['userauth', { function: 'userByToken', params: {} }]

const asks: Readonly<Record<string, readonly Ask[]>> = {
  '/home': [
    askUser,
    (user_id) => ['userassignment', { function: 'checkUserLearningInfo', params: { user_id } }],
    (user_id) => ['userassignment', { function: 'getUserThisWeekAssignment', params: { user_id } }],
  ],
  '/courses': [askUser, (userId) => [`usergradeprofile/${encodeURIComponent(userId)}`]],
  '/homeprofile': [askUser],
  '/flashcard': [askUser],
  '/problems': [askUser],
}

function askAhead(): void {
  const wanted = asks[location.pathname]
  const token = localStorage.getItem('ae-token')
  const { user_id, role } = JSON.parse(localStorage.getItem('ae-auth') ?? '{}')
  if (!wanted || !token || !user_id || !LEARNERS.includes(role) || !navigator.onLine) return
  globalThis.wordstrideAhead = new Map(
    wanted.map((ask) => {
      const [path, call] = ask(user_id)
      const url = `/english/api/v1.0/${path}`
      const body = call && JSON.stringify(call)
      const reply = fetch(url, {
        method: call ? 'POST' : 'GET',
        credentials: 'include',
        headers: { token, 'x-access-token': token, ...(call && { 'content-type': 'application/json' }) },
        ...(body && { body }),
      })
      // Who takes it is told; nobody has to.
      reply.catch(() => undefined)
      return [`${token} ${url} ${body ?? ''}`, reply]
    }),
  )
}

try {
  askAhead()
} catch {
  // What is kept of the user is of no use: the page asks itself.
}

export {}
