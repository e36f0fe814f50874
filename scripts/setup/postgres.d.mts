export function startPostgres(): Promise<{ url: string; stop(): Promise<void> } | null>
export function ensurePostgres(): void
