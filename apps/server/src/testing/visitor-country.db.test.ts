import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestRaw } from './request-raw.ts'
import { countryFile } from './country-file.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await startTestServer()
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-countries-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const locationOf = async (baseUrl: string, headers: Record<string, string>) => {
  const { body } = await requestRaw(baseUrl, '/wps/system/status', { headers })
  return { ...body.value.location, restricted: body.value.regionRestriction }
}

const withCopy = async (
  environment: Record<string, string>,
  look: (baseUrl: string) => Promise<void>,
) => {
  const copy = await server.openCopy({ environment: { ROLES: 'web', ...environment } })
  try {
    await look(copy.baseUrl)
  } finally {
    await copy.server.close()
  }
}

describe('the country of a visitor', () => {
  test('without a source the country is unknown, and a header alone is not trusted', async () => {
    const headers = { 'cf-ipcountry': 'BR', 'x-forwarded-for': '203.0.113.7' }
    await withCopy({ COUNTRY_HEADER: 'CF-IPCountry' }, async (baseUrl) => {
      expect(await locationOf(baseUrl, headers)).toMatchObject({ ip: '127.0.0.1', country: null })
    })
  })

  test('START-4: a trusted proxy gives it in the configured header', async () => {
    const environment = { COUNTRY_HEADER: 'CF-IPCountry', TRUSTED_PROXIES: '127.0.0.1' }
    const from = (country: string) => ({
      'cf-ipcountry': country,
      'x-forwarded-for': '203.0.113.7',
    })
    await withCopy(environment, async (baseUrl) => {
      expect(await locationOf(baseUrl, from('br'))).toEqual({
        ip: '203.0.113.7',
        country: 'BR',
        restricted: false,
      })
      expect(await locationOf(baseUrl, from('nowhere'))).toMatchObject({ country: null })
      expect(await locationOf(baseUrl, { 'cf-ipcountry': 'BR' })).toMatchObject({ country: null })
    })
  })

  test('START-4, ERR-15: a file in the MaxMind format gives it, for both kinds of address', async () => {
    const file = path.join(folder, 'countries.mmdb')
    await writeFile(
      file,
      countryFile([
        ['203.0.113.0/24', 'BR'],
        ['198.51.100.0/25', 'PT'],
        ['2001:db8:7::/48', 'US'],
      ]),
    )
    const environment = {
      COUNTRY_FILE: file,
      COUNTRY_HEADER: 'cf-ipcountry',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    // The file decides, in spite of any header.
    const from = (address: string) => ({ 'x-forwarded-for': address, 'cf-ipcountry': 'AQ' })
    await withCopy(environment, async (baseUrl) => {
      const countries = await Promise.all(
        ['203.0.113.7', '198.51.100.127', '198.51.100.128', '2001:db8:7::1', '192.0.2.1'].map(
          async (address) => (await locationOf(baseUrl, from(address))).country,
        ),
      )
      expect(countries).toEqual(['BR', 'PT', null, 'US', null])
    })
  })

  test('a replaced file is used without a restart; an unreadable one changes nothing', async () => {
    const { createVisitorLocator } = await import('../platform/http/visitors/locate-visitors.ts')
    const file = path.join(folder, 'replaced.mmdb')
    await writeFile(file, countryFile([['203.0.113.0/24', 'BR']]))
    const logged: unknown[] = []
    const logger = { error: (line: unknown) => logged.push(line) }
    const locator = await createVisitorLocator(
      { COUNTRY_FILE: file, COUNTRY_HEADER: '' },
      logger as never, // only this one method is called
      20,
    )
    const find = () => locator.visitorOf({ ip: '203.0.113.7', headers: {} } as never).country // all it reads
    expect(find()).toBe('BR')
    await writeFile(file, 'not a database')
    await utimes(file, 1, 1)
    await expect.poll(() => logged.length).toBeGreaterThan(0)
    expect(find()).toBe('BR')
    await writeFile(file, countryFile([['203.0.113.0/24', 'PT']]))
    await utimes(file, 2, 2)
    await expect.poll(find).toBe('PT')
    locator.close()
  })

  test('without the configured file the server does not start', async () => {
    await expect(
      server.openCopy({ environment: { COUNTRY_FILE: path.join(folder, 'missing.mmdb') } }),
    ).rejects.toThrow('ENOENT')
  })
})

describe('rules of countries', () => {
  const environment = { COUNTRY_HEADER: 'cf-ipcountry', TRUSTED_PROXIES: '127.0.0.1' }
  const restricted = async (baseUrl: string, country: string, address = '203.0.113.7') => {
    const headers = { 'cf-ipcountry': country, 'x-forwarded-for': address }
    const call = await requestRaw(baseUrl, '/lgw/games/game_menus', { headers })
    const { restricted: said } = await locationOf(baseUrl, headers)
    // The status agrees with the calls.
    expect(call.body.errorCode).toBe(said ? 'system.region_restricted' : undefined)
    return said
  }

  test('ERR-15: a blocked country stays out, others come in', async () => {
    await withCopy(environment, async (baseUrl) => {
      await server.pool.query(`update settings.brand set blocked_countries = '{US,FR}'`)
      await server.pool.query(`select pg_notify('trevo_bus', '{"topic":"settings.changed"}')`)
      await expect.poll(() => restricted(baseUrl, 'US')).toBe(true)
      expect(await restricted(baseUrl, 'FR')).toBe(true)
      expect(await restricted(baseUrl, 'BR')).toBe(false)
      expect(await restricted(baseUrl, '')).toBe(false)
      await server.pool.query(`update settings.brand set blocked_countries = '{}'`)
    })
  })

  test('ERR-15: where only some countries may come in, an unknown one stays out; offices come in', async () => {
    await withCopy(environment, async (baseUrl) => {
      await server.pool.query(
        `update settings.brand set allowed_countries = '{BR}', allowed_addresses = '{198.51.100.0/24}'`,
      )
      await server.pool.query(`select pg_notify('trevo_bus', '{"topic":"settings.changed"}')`)
      await expect.poll(() => restricted(baseUrl, 'US')).toBe(true)
      expect(await restricted(baseUrl, 'BR')).toBe(false)
      expect(await restricted(baseUrl, '')).toBe(true)
      expect(await restricted(baseUrl, 'US', '198.51.100.9')).toBe(false)
      await server.pool.query(
        `update settings.brand set allowed_countries = '{}', allowed_addresses = '{}'`,
      )
    })
  })
})
