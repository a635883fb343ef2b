import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompactEncrypt, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSealingKeys, type SealingKeys } from './sealing-keys.ts'
import { createUnseal } from './unseal.ts'

const login = '/wps/session/login'
const now = new Date('2026-11-21T12:00:00Z')

let folder: string
let keys: SealingKeys
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-seal-'))
  keys = await loadSealingKeys(folder)
})
afterAll(() => rm(folder, { recursive: true }))

const seal = async (envelope: object, kid = keys.publicKeys[0]?.kid ?? '') => {
  const key = await importJWK(keys.publicKeys[0]?.jwk ?? {}, 'ECDH-ES')
  const text = new TextEncoder().encode(JSON.stringify(envelope))
  const value = await new CompactEncrypt(text)
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid })
    .encrypt(key)
  return { value }
}
const envelope = (over: object = {}) => ({
  path: login,
  issuedAt: now.getTime(),
  id: crypto.randomUUID(),
  payload: { username: 'ana' },
  ...over,
})
const open = () => {
  const seen = new Set<string>()
  const remember = async (id: string) => seen.size < seen.add(id).size
  return createUnseal(keys, remember, { now: () => now })
}
const refused = { code: 'request_body_required' }

describe('CALL-3: a sealed body', () => {
  it('opens for its path', async () => {
    await expect(open()(await seal(envelope()), login)).resolves.toEqual({ username: 'ana' })
  })

  it('opens once', async () => {
    const unseal = open()
    const body = await seal(envelope())
    await unseal(body, login)
    await expect(unseal(body, login)).rejects.toMatchObject(refused)
  })

  it('opens nowhere else', async () => {
    await expect(open()(await seal(envelope()), '/wps/member/register')).rejects.toMatchObject(
      refused,
    )
  })

  it('is refused if it is older than a minute, or from the future', async () => {
    for (const issuedAt of [now.getTime() - 60_001, now.getTime() + 60_001]) {
      await expect(open()(await seal(envelope({ issuedAt })), login)).rejects.toMatchObject(refused)
    }
  })

  it('is refused if one character changed, if the key is unknown, and if it is plain', async () => {
    const { value } = await seal(envelope())
    const damaged = value.slice(0, -2) + (value.endsWith('AA') ? 'BB' : 'AA')
    const unknown = await seal(envelope(), 'nobody')
    for (const body of [{ value: damaged }, unknown, { username: 'ana' }, undefined, '']) {
      await expect(open()(body, login)).rejects.toMatchObject(refused)
    }
  })

  it('is refused if it is compressed, however small, before its key is used', async () => {
    const used: unknown[] = []
    const watched = {
      ...keys,
      privateKey: (kid: unknown) => {
        used.push(kid)
        return keys.privateKey(kid as string) // the test's own header
      },
    }
    const unseal = createUnseal(watched, async () => true, { now: () => now })
    const text = JSON.stringify(envelope({ payload: { username: 'a'.repeat(1_000_000) } }))
    const value = await new CompactEncrypt(new TextEncoder().encode(text))
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        zip: 'DEF',
        kid: keys.publicKeys[0]?.kid ?? '',
      })
      .encrypt(await importJWK(keys.publicKeys[0]?.jwk ?? {}, 'ECDH-ES'))
    expect(value.length).toBeLessThan(65_536)
    await expect(unseal({ value }, login)).rejects.toMatchObject(refused)
    expect(used).toEqual([])
  })

  it('keys survive a restart, and the private part is never published', async () => {
    const again = await loadSealingKeys(folder)
    expect(again.publicKeys).toEqual(keys.publicKeys)
    expect(JSON.stringify(again.publicKeys)).not.toContain('"d"')
  })
})
