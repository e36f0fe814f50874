/** There are none over plain HTTP, and a browser that blocks storage refuses them. */
const hasLocks = (async () => navigator.locks.query())().then(
  () => true,
  () => false,
)

let turn = Promise.resolve()

/** Works one after the other: those of all tabs, or without locks those of this one; what two tabs send is saved once. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  if (await hasLocks) return navigator.locks.request('wordstride-outbox', work)
  turn = turn.then(work, work)
  return turn
}
