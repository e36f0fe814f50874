// For a page that its HTML shows already: its scripts begin once it is on the screen, else they would hold it up. No
// module, so that it comes before everything else.

{
  /** Who cannot be told of the paint waits no longer than this. */
  const LONGEST_WAIT_MS = 1_000

  const page = document.documentElement
  const { entry = '' } = (document.currentScript as HTMLScriptElement).dataset

  /** It could not be loaded, as when the network goes: without this it would look alive and do nothing. */
  function offerAgain(): void {
    const text = document.createElement('p')
    text.textContent = 'The page could not be loaded.'
    const again = document.createElement('button')
    again.textContent = 'Load again'
    again.addEventListener('click', () => location.reload())
    const main = document.createElement('main')
    main.className = 'ws-start'
    main.append(text, again)
    const root = document.getElementById('root') as HTMLElement
    root.replaceChildren(main)
    root.inert = false
    delete page.dataset.known
  }

  /** Where storage is blocked nobody is. */
  function isSignedIn(): boolean {
    try {
      return localStorage.getItem('ae-token') !== null
    } catch {
      return false
    }
  }

  let hasBegun = false
  function begin(): void {
    if (hasBegun) return
    // A script that is kept may be here before the page is.
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', begin, { once: true })
      return
    }
    hasBegun = true
    import(/* @vite-ignore */ entry).catch(offerAgain)
  }

  const theme = /(?:^|; )(?:__Host-)?ws-theme=(light|dark)/.exec(document.cookie)?.[1]
  if (theme) page.dataset.theme = theme

  if (isSignedIn()) {
    // Who is signed in goes on to another page, and does not see this one.
    page.dataset.known = ''
    begin()
  } else if (document.hidden) {
    begin()
  } else {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
    setTimeout(begin, LONGEST_WAIT_MS)
  }
}
