import { type MenuAuth, TOGGLES } from '@wordstride/api'
import type { RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { navigationEntries } from '../shell/navigationEntries'
import { router } from './router'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

describe('the navigation', () => {
  it('leads to pages that the router has', () => {
    const paths = new Set(pathsOf(router.routes))
    const menuAuth = Object.fromEntries(TOGGLES.map((toggle) => [toggle, true])) as MenuAuth
    const links = navigationEntries({ userName: 'maya', menuAuth }).flatMap((entry) =>
      'links' in entry ? entry.links : [entry],
    )
    expect(links.filter(({ to }) => !paths.has(to))).toEqual([])
  })
})
