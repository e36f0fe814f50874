const ADDRESS = /\/media\/imported\/[0-9a-f]{16}\.[a-z0-9]{3,4}/g

/** The addresses of imported pictures and recordings that stand in a text or a problem. */
export const namedMedia = (value: unknown): string[] => [
  ...new Set(JSON.stringify(value)?.match(ADDRESS) ?? []),
]

/** The same with others in their place. */
export const withOtherAddresses = <TValue>(value: TValue, otherOf: (address: string) => string): TValue =>
  JSON.parse(JSON.stringify(value).replace(ADDRESS, otherOf)) as TValue
