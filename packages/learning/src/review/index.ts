export * from './dayStreak'
export * from './memory'
