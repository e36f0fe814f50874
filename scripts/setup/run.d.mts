/** The folder of the repository. */
export const root: string

export function npm(...args: string[]): [string, ...string[]]
export const isRoot: boolean
/** Something a person has to put right; told without a stack trace. */
export class SetupError extends Error {}
/** Whether it is there now. */
export function installDebianPackage(name: string): boolean
/** Tells a SetupError in one line and anything else in full. */
export function main(task: () => Promise<void>): Promise<void>
