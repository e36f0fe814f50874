const PATIENCE_MS = 120_000

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s.`)
    await pause(500)
  }
}
