import { existsSync, readdirSync } from 'node:fs'

/** Names in a folder that match, in natural order (grade-2 before grade-10); none when it does not exist. */
export const listNames = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : []

export const numberIn = (name: string): number => Number(name.match(/\d+/)?.[0])
