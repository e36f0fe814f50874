export const accountKeys = {
  user: ['accounts', 'user'] as const,
  check: (userId: string | undefined) => ['accounts', userId, 'check'] as const,
  learningInfo: (userId: string) => ['accounts', userId, 'learningInfo'] as const,
}
