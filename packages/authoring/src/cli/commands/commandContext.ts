import { join, relative } from 'node:path'
import type { Command } from 'commander'
import { type ContentError, describeError } from '../../build/contentError'
import type { Output } from '../output'

/** What a command works with. */
export interface CommandContext extends Output {
  /** Of the pack. */
  folder: string
  /** The command ends with 1: the content has faults. */
  fail(): void
}

/** Adds the commands of one subject to `npm run content --`. */
export type AddCommands = (program: Command, context: CommandContext) => void

export const inRepository = (path: string): string => join(import.meta.dirname, '../../../../..', path)

/** With its file as seen from the current folder. */
export const shortError = (error: ContentError): string =>
  describeError({ ...error, file: relative(process.cwd(), error.file) })
