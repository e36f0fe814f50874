import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

describe('readConfig', () => {
  it('has a default for every variable', () => {
    expect(readConfig({})).toEqual({
      port: 8020,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      appEnv: 'development',
      region: 'US',
      timeZone: 'America/Los_Angeles',
      trustProxy: false,
      rateLimit: 6000,
      logLevel: 'info',
      retention: { accounts: null, staffActions: null },
    })
  })

  it('[SR-06] gives China the local time of Shanghai', () => {
    expect(readConfig({ REGION: 'CN' }).timeZone).toBe('Asia/Shanghai')
  })

  it('takes an empty variable as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8020, databaseUrl: undefined })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['APP_ENV', 'staging'],
    ['REGION', 'EU'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRUST_PROXY', '!'],
    ['RATE_LIMIT', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['RETENTION_ACCOUNT_DAYS', '0'],
    ['RETENTION_AUDIT_DAYS', 'a year'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`\n${name}: .* is not valid: it must .+\\.$`),
    )
  })

  it('says everything that is wrong, one line each', () => {
    const read = () => readConfig({ PORT: 'x', REGION: 'EU' })
    expect(read).toThrow(
      'The configuration is not valid.\n' +
        "PORT: 'x' is not valid: it must be a port number from 0 to 65535.\n" +
        "REGION: 'EU' is not valid: it must be US or CN.",
    )
  })

  it('does not print the password of a database address', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgres//user:secret@host/db' })
    expect(read).toThrow(ConfigError)
    expect(read).not.toThrow(/secret/)
  })
})
