import { wireName } from '@wordstride/api'

type Fields = Record<string, string | number | null | undefined>

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, start: string) => start.toUpperCase())

/** The query of an address has the names of the wire (PROB-01); what is null is left out. */
export const toSearch = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value == null ? [] : [[wireName(name), String(value)]],
    ),
  )

export const toAddress = (path: string, fields: Fields): string =>
  `${path}?${new URLSearchParams(toSearch(fields)).toString()}`

/** The fields of an address by the product's own names. */
export const fromSearch = (search: URLSearchParams): Partial<Record<string, string>> =>
  Object.fromEntries([...search].map(([name, value]) => [camelCase(name), value]))
