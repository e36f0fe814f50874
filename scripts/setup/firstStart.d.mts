export function findFirstStart(): string | null
