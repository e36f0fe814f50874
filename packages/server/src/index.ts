export { type AppOptions, buildApp } from './buildApp'
export { type Config, ConfigError, readConfig } from './config'
export { openDatabase } from './db/openDatabase'
export { seedDatabase } from './seed/seedDatabase'
