import axe from 'axe-core'
import { draw, type Subject } from './subject'

// It is there, and its types do not say so.
const { getRole } = axe.commons.aria as unknown as { getRole(element: Element): string | null }

/** Those of the roles that no page of these problems has, empty or answered. */
export function rolesNotShown(
  roles: readonly string[],
  subjects: readonly Pick<Subject, 'exercise' | 'Renderer'>[],
): string[] {
  const missing = new Set(roles)
  for (const subject of subjects) {
    const { mount, empty } = draw(subject)
    for (const response of [empty(), subject.exercise.correctResponse()]) {
      if (missing.size === 0) return []
      const { container, unmount } = mount({ response })
      axe.setup(container)
      for (const element of container.querySelectorAll('*')) missing.delete(getRole(element) ?? '')
      axe.teardown()
      unmount()
    }
  }
  return [...missing]
}
