export * from './ability'
export * from './itemFlags'
export * from './itemStatistics'
