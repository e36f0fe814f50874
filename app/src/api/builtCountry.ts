export type Country = 'US' | 'CN'

/** Of the region for which the app was built (docs/operations.md). */
export const builtCountry = (): Country => (import.meta.env.VITE_REGION === 'CN' ? 'CN' : 'US')
