// biome-ignore lint/suspicious/noExplicitAny: a problem is known to its plugin alone
export type AuthoredProblem = any
