export function startPostgres(): Promise<{ url: string; pid: number; stop(): Promise<void> } | null>
export function ensurePostgres(): void
/** The folder of the newest PostgreSQL of Debian. */
export function findPrograms(): string | undefined
