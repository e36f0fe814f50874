export const levelLabel = (level: number): string => (level === 0 ? 'To be learned' : `Level ${level}`)
