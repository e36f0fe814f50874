import { Workbox } from 'workbox-window'

/** A page that stays open for days looks for a new version this often, when somebody comes back to it. */
const LOOK_AGAIN_MS = 3_600_000

/** Whether the server would still give this very page: a page opened just now is new, whatever was kept before. */
async function isOfToday(): Promise<boolean> {
  const reply = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
  const html = await reply.text()
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src], script[data-entry]')
  const loaded = [...scripts].map(({ dataset, src }) => dataset.entry ?? new URL(src).pathname)
  return !reply.ok || loaded.every((path) => html.includes(`"${path}"`))
}

/**
 * Registers the service worker and tells of a new version once it is all here, with the way to it. It never takes over by
 * itself: the scripts of the version that is open stay until then.
 */
export function watchUpdates(onReady: (reload: () => void) => void): () => void {
  const worker = new Workbox('/sw.js')
  const reload = () => {
    worker.addEventListener('activated', () => window.location.reload())
    worker.messageSkipWaiting()
  }
  worker.addEventListener('waiting', async () => {
    // Without a network nobody can tell; the next visit does.
    if (!(await isOfToday().catch(() => true))) onReady(reload)
  })
  // A browser that refuses it goes on as before.
  const registered = worker.register({ immediate: true }).catch(() => undefined)
  let lookedAt = Date.now()
  const lookAgain = async () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = Date.now()
    await (await registered)?.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', lookAgain)
  return () => document.removeEventListener('visibilitychange', lookAgain)
}
