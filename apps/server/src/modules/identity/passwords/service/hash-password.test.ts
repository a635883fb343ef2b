import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './hash-password.ts'

describe('password hashing', () => {
  it('is argon2id with 19 MiB and two passes, salted each time', async () => {
    const hasher = await createPasswordHasher()
    const [one, other] = [await hasher.hash('Verde-42'), await hasher.hash('Verde-42')]
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await hasher.verify(one, 'Verde-42')).toBe(true)
    expect(await hasher.verify(one, 'verde-42')).toBe(false)
  })

  it('the same password in another Unicode form is the same password', async () => {
    const hasher = await createPasswordHasher()
    const stored = await hasher.hash('maçã-42'.normalize('NFC'))
    expect(await hasher.verify(stored, 'maçã-42'.normalize('NFD'))).toBe(true)
  })

  it('without a stored hash it takes as long, and returns false', async () => {
    const hasher = await createPasswordHasher()
    expect(await hasher.verify(undefined, 'anything')).toBe(false)
    expect(hasher.load().done).toBe(1)
  })

  it('runs at most two at once, and refuses if the queue is full', async () => {
    const hasher = await createPasswordHasher({ waitingMax: 5 })
    const all = Array.from({ length: 12 }, () => hasher.verify(undefined, 'x'))
    const { running, waiting } = hasher.load()
    expect([running <= 2, waiting]).toEqual([true, 5])
    const settled = await Promise.allSettled(all)
    const refused = settled.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(12 - 5 - running)
    expect(refused[0]).toMatchObject({ reason: { code: 'wallet.busy' } })
    expect(hasher.load()).toEqual({ done: 5 + running, running: 0, waiting: 0 })
    expect(await hasher.verify(undefined, 'x')).toBe(false)
  })
})
