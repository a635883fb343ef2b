import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { afterAll, describe, expect, test } from 'vitest'
import { createS3Store } from './s3-store.ts'

const secret = 'S3RVER'
let folder = ''
let url = ''
folder = await mkdtemp(path.join(tmpdir(), 'trevo-s3-'))
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'trevo', configs: [] }],
})
const { port } = await server.run()
url = `http://127.0.0.1:${port}/trevo`
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (more: { secret?: string } = {}) =>
  createS3Store({ url, region: 'us-east-1', keyId: 'S3RVER', secret, ...more })

describe('pictures in an S3-compatible store', () => {
  test('PROMO-3: a written picture can be read, by another client too, until it is removed', async () => {
    const store = open()
    const id = randomUUID()
    const content = crypto.getRandomValues(new Uint8Array(60_000))
    await store.write(id, content)
    expect(Buffer.from((await open().read(id)) ?? []).equals(content)).toBe(true)
    await store.remove(id)
    expect(await store.read(id)).toBeUndefined()
    await store.remove(id)
  })

  test('another secret can neither write nor read, nor learn that nothing is there', async () => {
    const id = randomUUID()
    await open().write(id, Buffer.from('a receipt'))
    const stranger = open({ secret: 'guessed' })
    await expect(stranger.read(id)).rejects.toThrow()
    await expect(stranger.write(id, Buffer.from('another'))).rejects.toThrow()
    expect(Buffer.from((await open().read(id)) ?? []).toString()).toBe('a receipt')
  })

  test('a name that is not an id is not found', async () => {
    await expect(open().read('../secrets')).rejects.toThrow('uuid')
  })
})
