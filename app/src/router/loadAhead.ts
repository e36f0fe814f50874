import { matchRoutes, type RouteObject } from 'react-router-dom'

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** The scripts of a page are fetched once it is likely to come: its link is under the pointer or has the focus. */
export function loadAhead(routes: readonly RouteObject[]): void {
  const load = (event: Event) => {
    const link = linkOf(event)
    if (!link || link.origin !== window.location.origin) return
    for (const { route } of matchRoutes([...routes], link.pathname) ?? []) {
      // A failed load is told of when the page is opened.
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined)
    }
  }
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, load, { passive: true })
  }
}
