import cookie from '@fastify/cookie'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { acceptsNothing } from '@trevo/field-rules/linear-pattern.ts'
import { SystemStatus } from '@trevo/contract/wps/system.ts'
import Fastify from 'fastify'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createRouteBinder } from '../../platform/http/bind-route.ts'
import { createLocalBus } from '../../testing/local-bus.ts'
import { fixedClock } from '../../testing/fixed-clock.ts'
import { serverMigrations } from '../module-folders.ts'
import { bindSettingsRoutes, createSettings, seedDemoBrand } from './index.ts'

const logged: unknown[][] = []
const bus = createLocalBus()

const database = await createTestDatabase(serverMigrations)
await seedDemoBrand(database.pool)
const settings = await createSettings({
  database: createDatabase(database.pool),
  bus,
  clock: fixedClock('2026-11-21T12:00:00Z'),
  sealingKeys: { publicKeys: [{ kid: 'k1', jwk: { kty: 'EC' } }] },
  logger: { error: (...line: unknown[]) => logged.push(line) },
})
const app = Fastify()
await app.register(cookie)
const route = createRouteBinder(app, {
  brands: settings.directory,
  resolveSession: async () => undefined,
  unseal: async () => undefined,
  checkAnswers: true,
})
bindSettingsRoutes(route, settings)
afterAll(async () => {
  settings.close()
  await database.drop()
})

const change = async (sql: string) => {
  await database.pool.query(sql)
  await settings.reload()
}
const status = async () => (await app.inject({ url: '/wps/system/status' })).json().value

beforeEach(() => change(`update settings.brand set maintenance = false, blocked_addresses = '{}'`))

describe('the status call', () => {
  it('CALL-19, MODEL-5, MODEL-6: returns everything the site starts with, without a token', async () => {
    const value = SystemStatus.parse(await status())
    expect(value).toMatchObject({
      location: { ip: '127.0.0.1' },
      maintenance: false,
      regionRestriction: false,
      info: {
        mainDomain: '127.0.0.1',
        imageCDNs: [],
        launchGameCDNs: [],
        analytics: { gtagId: null },
      },
    })
    expect(value.info.encryption.keys).toEqual([{ kid: 'k1', jwk: { kty: 'EC' } }])
  })

  it('MODEL-20: a resource has its kind, its address and its label in labelNameEn', async () => {
    await change(`insert into settings.resource (brand_id, resource_type, url, label)
      select id, 'TELEGRAM', 'https://t.example/canal', 'Nosso canal' from settings.brand`)
    expect((await status()).info.resources).toEqual([
      { resourceType: 'TELEGRAM', url: 'https://t.example/canal', labelNameEn: 'Nosso canal' },
    ])
    await change('delete from settings.resource')
  })

  it('the status has the zone in which the brand’s days begin', async () => {
    expect((await status()).info.brand.timeZone).toBe('America/Sao_Paulo')
    await change(`update settings.brand set time_zone = 'America/Noronha'`)
    expect((await status()).info.brand.timeZone).toBe('America/Noronha')
    await change('update settings.brand set time_zone = default')
  })

  it.each(['America/Atlantida', 'BRT', 'UTC+3', '', 'America/St_Johns', 'Asia/Kolkata'])(
    'a zone that nobody knows, or whose clocks are off by part of an hour, is refused: “%s”',
    async (zone) => {
      const set = database.pool.query('update settings.brand set time_zone = $1', [zone])
      await expect(set).rejects.toThrow(/time zone|check constraint/)
    },
  )

  it('LOTT-2: a brand has its types of lottery as rows, the first of them its own', async () => {
    const types = () => settings.brand(1).lotteryTypes
    expect(types()).toEqual(['LOTT', 'ZY', 'ELOTT', 'SEA'])
    const told: number[] = []
    settings.onBrandChanged((brandId) => told.push(brandId))
    await change(`delete from settings.lottery_type where prize_mode in ('LOTT', 'ZY')`)
    expect([types(), told]).toEqual([['ELOTT', 'SEA'], [1]])
    await seedDemoBrand(database.pool)
    await settings.reload()
    expect(types()).toEqual(['ELOTT', 'SEA'])
    await expect(
      change(`insert into settings.lottery_type values (1, 'OTHER', 9)`),
    ).rejects.toThrow(/check constraint/)
  })

  it('START-3: distinguishes maintenance and region when both are in force', async () => {
    await change(
      `update settings.brand set maintenance = true, blocked_addresses = '{127.0.0.0/8}'`,
    )
    expect(await status()).toMatchObject({ maintenance: true, regionRestriction: true })
  })

  it('still answers under maintenance, while other calls are refused', async () => {
    await change('update settings.brand set maintenance = true')
    expect(await status()).toMatchObject({ maintenance: true })
    const other = await app.inject({ url: '/wps/system/domainRoute' })
    expect([other.statusCode, other.json().errorCode]).toEqual([503, 'system.maintenance'])
  })

  it('a change made on another copy is seen after its message', async () => {
    await database.pool.query('update settings.brand set maintenance = true')
    await bus.publish('settings.changed', {})
    await expect.poll(async () => (await status()).maintenance).toBe(true)
  })
})

describe('other settings calls', () => {
  it('CALL-20: the white-label tree has every module with its switch', async () => {
    const { value } = (await app.inject({ url: '/wps/system/whitelabel' })).json()
    expect(value).toMatchObject({ modId: 'trevo', enabled: '1' })
    expect(value.childrenNodes).toContainEqual({
      modId: 'GAMELO3',
      enabled: '1',
      childrenNodes: [],
    })
  })

  it('CALL-21: domain routes are the domains of the brand', async () => {
    const { value } = (await app.inject({ url: '/wps/system/domainRoute' })).json()
    expect(value).toEqual(['127.0.0.1', 'localhost'])
  })

  it('CALL-17, RULE-1, RULE-2: register settings hold a rule with its flags for all 15 fields', async () => {
    const { value } = (await app.inject({ url: '/wps/system/setting/register' })).json()
    expect(Object.keys(value)).toHaveLength(15)
    expect(value.username).toEqual({
      acceptedPattern: '^[a-zA-Z][a-zA-Z0-9]*$',
      minLength: 4,
      maxLength: 20,
      patternId: 1,
      enabled: true,
      required: true,
    })
  })

  it('RULE-3: a pattern that can take longer than linear time accepts nothing, and is logged', async () => {
    const patternOf = async () =>
      (await app.inject({ url: '/wps/system/setting/register' })).json().value.username
        .acceptedPattern
    const before = await patternOf()
    const setTo = (pattern: string) =>
      change(`update settings.register_rule set accepted_pattern = '${pattern}'
        where field = 'username'`)
    await setTo('(a+)+')
    expect(await patternOf()).toBe(acceptsNothing)
    await settings.reload()
    const field = { brandId: 1, field: 'username', pattern: '(a+)+' }
    expect(logged).toEqual([[{ patterns: [field] }, 'patterns refused']])
    await setTo(before)
    expect(await patternOf()).toBe(before)
  })

  it('a module below a switched-off parent is off', async () => {
    await change(`update settings.module_switch set enabled = false where module_id = 'CBS3'`)
    await change(`update settings.module_switch set parent_id = 'CBS3' where module_id = 'REG3'`)
    const answer = await app.inject({ url: '/wps/system/setting/register' })
    expect(answer.json().errorCode).toBe('function.not.available')
    await change(`update settings.module_switch set parent_id = null where module_id = 'REG3'`)
    await change(`update settings.module_switch set enabled = true where module_id = 'CBS3'`)
  })

  it('seeding twice keeps what an operator changed', async () => {
    await change(`update settings.brand set copyright_year = 2026`)
    await seedDemoBrand(database.pool)
    await settings.reload()
    expect((await status()).info.brand.copyrightYear).toBe(2026)
  })
})
