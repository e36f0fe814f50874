export function npm(...args: string[]): [string, ...string[]]
