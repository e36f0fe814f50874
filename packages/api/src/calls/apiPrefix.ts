export const API_PREFIX = '/english/api/v1.0'

/** Where a call is served: below the prefix, unless its path is a whole one (API-40). */
export const addressOf = (path: string): string => (path.startsWith('/') ? path : `${API_PREFIX}/${path}`)
