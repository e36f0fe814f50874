import type { InterchangeItem } from './interchangeItem'

export const takeSolution = ({ solution }: InterchangeItem): { explanation?: string } =>
  solution === undefined ? {} : { explanation: solution }

/** The fields of a problem that are there. */
export const pickFields = (from: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(from).filter(([name, value]) => names.includes(name) && value !== undefined),
  )
