import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again and again until it holds; fails after 20 seconds. */
export async function waitFor(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error('It did not come to that in 20 seconds.')
    await sleep(50)
  }
}
