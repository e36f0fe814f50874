export const tokensText = (tokens: number): string => (tokens === 1 ? '1 token' : `${tokens} tokens`)
