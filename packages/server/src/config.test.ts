import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

const folder = mkdtempSync(join(tmpdir(), 'wordstride-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))

function secretFile(text: string): string {
  const file = join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

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
      smtp: null,
      publicUrl: 'http://127.0.0.1:8020',
      mailRetentionDays: 90,
      recordStore: null,
      worksOnJobs: true,
      metricsPort: undefined,
      hasLeastTimes: true,
      hasDemoClass: true,
      metricsToken: undefined,
      requireSecondFactor: 'nobody',
      secondFactorKey: undefined,
      traces: null,
    })
  })

  it('sends mails when it knows by whom, from whom and where its links lead', () => {
    const given = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Words <words@school.example>' }
    expect(readConfig({ ...given, PUBLIC_URL: 'https://words.school.example/' })).toMatchObject({
      smtp: { url: 'smtp://mail.example', from: 'Words <words@school.example>' },
      publicUrl: 'https://words.school.example',
    })
    expect(() => readConfig({ SMTP_URL: given.SMTP_URL })).toThrow(
      'The configuration is not valid.\n' +
        'MAIL_FROM: It is needed with SMTP_URL.\n' +
        'PUBLIC_URL: It is needed with SMTP_URL.',
    )
  })

  it.each([
    ['0.0.0.0', 'http://localhost:8020'],
    ['::', 'http://localhost:8020'],
    ['::1', 'http://[::1]:8020'],
    ['words.school.example', 'http://words.school.example:8020'],
  ])('at %s its links lead to %s', (HOST, publicUrl) => {
    expect(readConfig({ HOST }).publicUrl).toBe(publicUrl)
  })

  it('tells a record store when it knows where it is and how to sign in, never unencrypted to another machine', () => {
    const given = { LRS_ENDPOINT: 'https://records.school.example/xapi', LRS_KEY: 'school' }
    const whole = { ...given, LRS_SECRET: 'a secret', PUBLIC_URL: 'https://words.school.example' }
    expect(readConfig(whole).recordStore).toEqual({
      endpoint: 'https://records.school.example/xapi/',
      key: 'school',
      secret: 'a secret',
    })
    expect(() => readConfig(given)).toThrow(
      'The configuration is not valid.\n' +
        'LRS_SECRET: It is needed with LRS_ENDPOINT.\n' +
        'PUBLIC_URL: It is needed with LRS_ENDPOINT.',
    )
    for (const endpoint of [
      'http://records.school.example',
      'https://name:secret@records.example',
      'records',
    ])
      expect(() => readConfig({ ...whole, LRS_ENDPOINT: endpoint })).toThrow(
        'LRS_ENDPOINT: The value is not valid: it must be an address with https',
      )
    expect(readConfig({ ...whole, LRS_ENDPOINT: 'http://127.0.0.1:8080/xapi' }).recordStore).not.toBeNull()
  })

  it.each([
    ['LRS_KEY', 'LRS_ENDPOINT', 'school'],
    ['LRS_SECRET', 'LRS_ENDPOINT', 'a secret'],
  ])('does not overlook %s without %s', (name, needed, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(`\n${needed}: It is needed with ${name}.`)
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
    ['OWN_NETWORK', 'browsers,mail'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['TRUST_PROXY', '!'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/0'],
    ['TRUST_PROXY', '::1/129'],
    ['TRUST_PROXY', 'proxy.school.example'],
    ['RATE_LIMIT', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['RETENTION_ACCOUNT_DAYS', '0'],
    ['RETENTION_AUDIT_DAYS', 'a year'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['PUBLIC_URL', 'words.school.example'],
    ['PUBLIC_URL', 'https://school.example/words'],
    ['PUBLIC_URL', 'https://school.example/?words'],
    ['MAIL_RETENTION_DAYS', '0'],
    ['JOBS', 'maybe'],
    ['METRICS_PORT', '70000'],
    ['LEAST_TIMES', 'short'],
    ['DEMO_CLASS', 'yes'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('names %s when it is %s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError)
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`\n${name}: .* is not valid: it must .+\\.$`),
    )
  })

  it('in production nobody switches the least times of answers off', () => {
    expect(readConfig({ APP_ENV: 'qa', LEAST_TIMES: 'off' }).hasLeastTimes).toBe(false)
    expect(readConfig({ APP_ENV: 'qa' }).hasDemoClass).toBe(false)
    expect(readConfig({ DEMO_CLASS: 'off' }).hasDemoClass).toBe(false)
    expect(() => readConfig({ APP_ENV: 'production', LEAST_TIMES: 'off' })).toThrow(
      'The configuration is not valid.\nLEAST_TIMES: It is on in production.',
    )
  })

  it.each([
    ['http://words.school.example', '127.0.0.1'],
    [undefined, '0.0.0.0'],
    [undefined, '10.0.0.5'],
    ['http://words.school.example', '0.0.0.0'],
  ])('in production browsers come by https: not to %s at %s', (PUBLIC_URL, HOST) => {
    const given = { APP_ENV: 'production', PUBLIC_URL, HOST }
    const read = (OWN_NETWORK: string) => () => readConfig({ ...given, OWN_NETWORK })
    for (const others of ['', 'database']) expect(read(others)).toThrow(/\nPUBLIC_URL: [^\n]+$/)
    expect(read('browsers')).not.toThrow()
    expect(() => readConfig({ ...given, APP_ENV: 'qa' })).not.toThrow()
    expect(() => readConfig({ ...given, PUBLIC_URL: 'https://words.school.example' })).not.toThrow()
  })

  it('in production nobody is asked for https on the machine itself', () => {
    expect(() => readConfig({ APP_ENV: 'production' })).not.toThrow()
    expect(() => readConfig({ APP_ENV: 'production', PUBLIC_URL: 'http://localhost:8020' })).not.toThrow()
  })

  it.each(['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=require'])(
    'in production the certificate of a database elsewhere is checked: not with "%s"',
    (query) => {
      const server = 'postgres://user:secret@db.school.example/words'
      const read = (OWN_NETWORK: string) => () =>
        readConfig({ APP_ENV: 'production', DATABASE_URL: server + query, OWN_NETWORK })
      for (const others of ['', 'browsers']) {
        expect(read(others)).toThrow(/\nDATABASE_URL: [^\n]+$/)
        expect(read(others)).not.toThrow(/secret/)
      }
      expect(read('browsers, database')).not.toThrow()
      for (const safe of [`${server}?sslmode=verify-full`, 'postgres://user:secret@127.0.0.1/words'])
        expect(() => readConfig({ APP_ENV: 'production', DATABASE_URL: safe })).not.toThrow()
    },
  )

  it('in production an address without a host is of this machine, unless the driver is told another', () => {
    const read = (PGHOST: string) => () =>
      readConfig({ APP_ENV: 'production', DATABASE_URL: 'postgres:///words', PGHOST })
    for (const here of ['', 'localhost', '127.0.0.1', '::1', '/run/postgresql'])
      expect(read(here)).not.toThrow()
    for (const elsewhere of ['db.school.example', '127.0.0.1,db.school.example'])
      expect(read(elsewhere)).toThrow(/\nDATABASE_URL: [^\n]+$/)
  })

  it.each([
    ['DATABASE_URL', 'postgres://user:secret@host/db', { databaseUrl: 'postgres://user:secret@host/db' }],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'https://name:secret@collector.example',
      { traces: { endpoint: 'https://name:secret@collector.example', share: 1 } },
    ],
  ])('reads %s from a file, without the end of its line', (name, value, expected) => {
    expect(readConfig({ [`${name}_FILE`]: secretFile(`${value}\n`) })).toMatchObject(expected)
  })

  it('reads the secrets of metrics, mail and record store from files', () => {
    const token = { METRICS_PORT: '9020', METRICS_TOKEN_FILE: secretFile('sixteen characters\n') }
    expect(readConfig(token).metricsToken).toBe('sixteen characters')
    const PUBLIC_URL = 'https://words.school.example'
    const mail = { MAIL_FROM: 'words@school.example', SMTP_URL_FILE: secretFile('smtp://u:p@mail.example\n') }
    expect(readConfig({ ...mail, PUBLIC_URL }).smtp?.url).toBe('smtp://u:p@mail.example')
    const store = { LRS_ENDPOINT: 'https://records.example/', LRS_KEY: 'key', PUBLIC_URL }
    expect(readConfig({ ...store, LRS_SECRET_FILE: secretFile('p w') }).recordStore?.secret).toBe('p w')
  })

  it('takes an empty file as not set, and says which file cannot be read or is one too many', () => {
    expect(readConfig({ METRICS_TOKEN_FILE: secretFile('\n') }).metricsToken).toBeUndefined()
    const missing = join(folder, 'missing')
    expect(() => readConfig({ METRICS_TOKEN_FILE: missing })).toThrow(
      `The configuration is not valid.\nMETRICS_TOKEN_FILE: '${missing}' cannot be read (ENOENT).`,
    )
    const both = { METRICS_TOKEN: 'x'.repeat(16), METRICS_TOKEN_FILE: secretFile('y'.repeat(16)) }
    expect(() => readConfig(both)).toThrow(
      'METRICS_TOKEN_FILE: METRICS_TOKEN is given, too; one of them is enough.',
    )
  })

  it('checks what a file holds and does not print it', () => {
    const read = () => readConfig({ DATABASE_URL_FILE: secretFile('postgres//user:secret@host') })
    expect(read).toThrow(/\nDATABASE_URL: The value is not valid: it must/)
    expect(read).not.toThrow(/user:secret/)
  })

  it('says everything that is wrong, one line each', () => {
    const read = () => readConfig({ PORT: 'x', REGION: 'EU' })
    expect(read).toThrow(
      'The configuration is not valid.\n' +
        "PORT: 'x' is not valid: it must be a port number from 0 to 65535.\n" +
        "REGION: 'EU' is not valid: it must be US or CN.",
    )
  })

  it.each([
    ['DATABASE_URL', 'postgres//user:secret@host/db'],
    ['SMTP_URL', 'smtp//user:secret@host'],
    ['METRICS_TOKEN', 'secret'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', '//name:secret@collector'],
  ])('does not print the secret in %s', (name, value) => {
    const read = () => readConfig({ [name]: value })
    expect(read).toThrow(ConfigError)
    expect(read).not.toThrow(/secret/)
  })
})
