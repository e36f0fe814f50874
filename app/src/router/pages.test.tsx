import { type MenuAuth, TOGGLES } from '@wordstride/api'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { navigationEntries } from '../shell/navigationEntries'
import { hasPage } from '../shell/pages'
import { router } from './router'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

describe('the navigation', () => {
  it('leads to every page of its entries that the router has, and to no other', () => {
    const paths = new Set(pathsOf(router.routes))
    const menuAuth = Object.fromEntries(TOGGLES.map((toggle) => [toggle, true])) as MenuAuth
    const links = navigationEntries({ userName: 'maya', menuAuth }, () => true).flatMap((entry) =>
      'links' in entry ? entry.links : [entry],
    )
    // Linked from the home of administrators.
    links.push({ label: 'Import a roster', to: '/people/roster' })
    expect(links.filter(({ to }) => hasPage(to)).map(({ to }) => to)).toEqual(
      links.filter(({ to }) => paths.has(to)).map(({ to }) => to),
    )
  })
})
