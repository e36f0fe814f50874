import { registry } from '@wordstride/plugins/graders'

/** Problems that no author wrote but a generator are left out where their type is not installed. */
export const isOfKnownType = ({ type }: { type: string }): boolean => registry.get(type) !== undefined
