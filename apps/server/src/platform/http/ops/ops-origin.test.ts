import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createOpsPlaces, opsCookieOf } from './ops-origin.ts'

const DATABASE_URL = 'postgres://nowhere/none'
const configWith = (settings: Readonly<Record<string, string>>) =>
  readConfig({ DATABASE_URL, ...settings })

test('over https the cookie has the prefix that binds it to the host', () => {
  const config = configWith({ OPS_ORIGIN: 'https://ops.trevo.example' })
  expect(opsCookieOf(config)).toEqual({ name: '__Host-trevo-ops', isSecure: true })
})

test('on this machine it has neither prefix nor Secure', () => {
  expect(opsCookieOf(configWith({}))).toEqual({ name: 'trevo-ops', isSecure: false })
})

test('plain http is for this machine alone, and an origin has no path', () => {
  expect(() => configWith({ OPS_ORIGIN: 'http://ops.trevo.example' })).toThrow('https')
  expect(() => configWith({ OPS_ORIGIN: 'https://ops.trevo.example/x' })).toThrow('https')
  expect(configWith({ OPS_ORIGIN: 'http://127.0.0.1:3004' }).OPS_ORIGIN).toBeDefined()
})

const app = { server: createServer() } as Parameters<typeof createOpsPlaces>[0]

test('who listens on a network and names no origin lets no browser in', () => {
  const open = createOpsPlaces(app, configWith({ OPS_HOST: '0.0.0.0' }))
  expect(open.commonOrigin()).toBeUndefined()
  expect(open.at('0.0.0.0:3004')).toBeUndefined()
  const named = configWith({ OPS_HOST: '0.0.0.0', OPS_ORIGIN: 'https://ops.trevo.example' })
  expect(createOpsPlaces(app, named).commonOrigin()).toBe('https://ops.trevo.example')
})

describe('a brand with an address of its own for operators', () => {
  const places = createOpsPlaces(
    app,
    configWith({
      OPS_ORIGIN: 'https://ops.trevo.example',
      OPS_BRAND_ORIGINS: 'trevobr=https://ops.br.example,outra=https://ops.outra.example:8443',
    }),
  )

  test('is found by exactly this host and port', () => {
    expect(places.at('ops.br.example')).toEqual({
      origin: 'https://ops.br.example',
      merchant: 'trevobr',
    })
    expect(places.at('ops.outra.example:8443')?.merchant).toBe('outra')
    expect(places.merchantOf('ops.outra.example')).toBe('outra')
    expect(places.at('ops.trevo.example')).toEqual({
      origin: 'https://ops.trevo.example',
      merchant: undefined,
    })
    for (const host of [
      'ops.outra.example',
      'ops.br.example:443',
      'x.ops.br.example',
      'br.example',
    ])
      expect([host, places.at(host)]).toEqual([host, undefined])
  })

  test('is served there and nowhere else, all others at the common address', () => {
    const served = ['ops.trevo.example', 'ops.br.example'].flatMap((host) => {
      const place = places.at(host)
      return ['trevo', 'trevobr', 'outra'].filter((one) => place && places.serves(place, one))
    })
    expect(served).toEqual(['trevo', 'trevobr'])
  })

  test.each([
    ['a name that only ends like this machine', 'trevobr=http://evil-localhost:3004'],
    ['plain http elsewhere', 'trevobr=http://ops.br.example'],
    ['a path', 'trevobr=https://ops.br.example/x'],
    ['no merchant', '=https://ops.br.example'],
    ['no origin', 'trevobr'],
    ['a brand twice', 'trevobr=https://a.example,trevobr=https://b.example'],
    ['a host twice, whose ports share cookies', 'a=https://a.example,b=https://a.example:8443'],
    [
      'the host of the common address',
      'trevobr=https://ops.trevo.example:8443',
      'https://ops.trevo.example',
    ],
    ['plain and encrypted ones beside each other', 'a=http://a.localhost', 'https://b.example'],
    ['encrypted ones beside a common one that is not', 'a=https://a.example'],
  ])('is refused with %s', (_, OPS_BRAND_ORIGINS, OPS_ORIGIN = '') => {
    expect(() =>
      configWith({ OPS_BRAND_ORIGINS, ...(OPS_ORIGIN !== '' && { OPS_ORIGIN }) }),
    ).toThrow('OPS_BRAND_ORIGINS')
  })
})
