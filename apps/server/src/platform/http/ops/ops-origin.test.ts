import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createOpsOrigin, opsCookieOf } from './ops-origin.ts'

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

test('who listens on a network and names no origin lets no browser in', () => {
  const app = { server: createServer() } as Parameters<typeof createOpsOrigin>[0]
  expect(createOpsOrigin(app, configWith({ OPS_HOST: '0.0.0.0' }))()).toBeUndefined()
  const named = configWith({ OPS_HOST: '0.0.0.0', OPS_ORIGIN: 'https://ops.trevo.example' })
  expect(createOpsOrigin(app, named)()).toBe('https://ops.trevo.example')
})
