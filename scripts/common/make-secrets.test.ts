import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openKeys } from '../../packages/vendor-kit/src/signing/keys.ts'
import { makeDeploymentSecrets, makeSecrets } from './make-secrets.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-secrets-'))
})
afterEach(() => rm(folder, { recursive: true }))

const open = async (file: string) => openKeys(JSON.parse(await readFile(file, 'utf8')), 'platform')

test('a first start creates working keys, readable by their owner alone, and a second keeps them', async () => {
  const { vendorKeys } = await makeSecrets(folder)
  const first = await readFile(vendorKeys, 'utf8')
  expect((await open(vendorKeys)).vendor).toBe('BGS')
  expect((await stat(vendorKeys)).mode & 0o777).toBe(0o600)
  await makeSecrets(folder)
  expect(await readFile(vendorKeys, 'utf8')).toBe(first)
})

test('a file with one secret for both directions is renewed at the start', async () => {
  const file = path.join(folder, 'vendor-bgs.json')
  const secret = Buffer.alloc(32, 7).toString('base64')
  const old = { vendor: 'BGS', keys: [{ keyId: 'bgs-1', kind: 'hmac-sha256', secret }] }
  await writeFile(file, JSON.stringify(old))
  await makeSecrets(folder)
  expect((await open(file)).keys.map(({ keyId }) => keyId)).toEqual(['bgs-2'])
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).not.toContain(secret)
})

test('16: a deployment’s game server gets its own two keys, and the platform only the shared one of them', async () => {
  const { rgsSealing } = await makeSecrets(folder)
  const before = await readFile(rgsSealing, 'utf8')
  const files = await makeDeploymentSecrets(folder)
  expect((await readdir(path.join(folder, 'server'))).toSorted()).toEqual(['vendor-bgs.json'])
  expect((await readdir(path.join(folder, 'rgs'))).toSorted()).toEqual([
    'rgs-sealing.key',
    'vendor-bgs.json',
  ])
  for (const file of files) expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(path.join(folder, 'rgs', 'rgs-sealing.key'), 'utf8')).toBe(before)
})
