import type { Migration } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { onTestFinished } from 'vitest'

/** What was stored under the version before the raised one stood in a field of its own. */
export const asStoredBefore = (stored: unknown): unknown => ({ before: stored })

const step = (from: number): Migration => ({
  name: 'no field of its own',
  from,
  presentation: ({ before }) => before as Record<string, unknown>,
  response: ({ before }) => before as Record<string, unknown>,
})

/** As after an update that brings a new version of every problem type, until the end of the test. */
export function raiseVersions(): void {
  for (const type of registry.types) {
    const plugin = registry.require(type)
    const { version, migrations } = plugin
    Object.assign(plugin, { version: version + 1, migrations: [...(migrations ?? []), step(version)] })
    onTestFinished(() => {
      Object.assign(plugin, { version, migrations })
    })
  }
}
