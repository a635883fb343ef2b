import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { loadSealingKeys, type SealingKeys } from './sealing-keys.ts'

const dayMs = 86_400_000

let folder: string
let clock: ReturnType<typeof fixedClock>
const opened: SealingKeys[] = []
beforeEach(async () => {
  clock = fixedClock('2026-11-21T12:00:00Z')
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-keys-'))
})
afterEach(async () => {
  for (const keys of opened.splice(0)) keys.close()
  await rm(folder, { recursive: true })
})

const load = async () => {
  const keys = await loadSealingKeys(folder, clock)
  opened.push(keys)
  return keys
}
const idsOf = ({ publicKeys }: SealingKeys) => publicKeys.map(({ kid }) => kid)

describe('sealing keys', () => {
  test('copies that start together share one key, which nobody else can read', async () => {
    const copies = await Promise.all([load(), load(), load()])
    const [first, ...others] = copies.map(idsOf)
    expect(first).toHaveLength(1)
    for (const other of others) expect(other).toEqual(first)
    expect((await stat(path.join(folder, 'sealing.json'))).mode & 0o777).toBe(0o600)
    expect(JSON.stringify(copies[0]?.publicKeys)).not.toContain('"d"')
  })

  test('a key younger than a month stays the only one', async () => {
    const keys = await load()
    const before = idsOf(keys)
    clock.advance(29 * dayMs)
    await keys.rotate()
    expect(idsOf(keys)).toEqual(before)
  })

  test('CALL-3: at a rotation two keys overlap, the new one first; the next one drops the oldest', async () => {
    const keys = await load()
    const [first = ''] = idsOf(keys)
    clock.advance(30 * dayMs)
    await keys.rotate()
    const [second = '', ...others] = idsOf(keys)
    expect([others, second === first]).toEqual([[first], false])
    expect(await keys.privateKey(first)).toBeDefined()

    clock.advance(31 * dayMs)
    await keys.rotate()
    expect(idsOf(keys)).toEqual([expect.any(String), second])
    await expect(keys.privateKey(first)).rejects.toThrow('no sealing key')
    const stored = await readFile(path.join(folder, 'sealing.json'), 'utf8')
    expect(stored).not.toContain(first)
    expect(await readdir(folder)).toEqual(['sealing.json'])
  })

  test('another copy opens a body sealed to a key that it has not seen yet, and publishes it', async () => {
    const [one, other] = [await load(), await load()]
    clock.advance(30 * dayMs)
    await one.rotate()
    const [newest = ''] = idsOf(one)
    expect(idsOf(other)).not.toContain(newest)
    expect(await other.privateKey(newest)).toBeDefined()
    expect(idsOf(other)).toEqual(idsOf(one))
  })

  test('two copies that rotate one after the other rotate once', async () => {
    const [one, other] = [await load(), await load()]
    clock.advance(30 * dayMs)
    await one.rotate()
    await other.rotate()
    expect(idsOf(other)).toEqual(idsOf(one))
    expect(idsOf(one)).toHaveLength(2)
  })

  test('a key without a date counts as old', async () => {
    const keys = await load()
    const file = path.join(folder, 'sealing.json')
    const [stored] = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify([{ kid: stored.kid, jwk: stored.jwk }]))
    await keys.rotate()
    expect(idsOf(keys)).toEqual([expect.any(String), stored.kid])
    expect(idsOf(keys)[0]).not.toBe(stored.kid)
  })
})
