import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { createFaults } from '@trevo/checks-sandbox/faults.ts'
import { receiveFiles } from '@trevo/checks-sandbox/sigap/receive-files.ts'
import { writeCertificate } from '@trevo/checks-sandbox/sigap/write-certificate.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeFile } from '../domain/file-layout.ts'
import { createHttpReceiver } from './http-receiver.ts'
import type { SigapReceiver } from './sigap-receiver.ts'
import { createFileSigner } from './sign-file.ts'

const cnpj = '11222333000181'
const now = new Date('2026-03-11T06:00:00Z')
const sandbox = Fastify()
const faults = createFaults()
receiveFiles(sandbox, { faults, now: () => now })
const endless = Fastify()
endless.get('/*', async (_request, reply) => reply.send('x'.repeat(8_000_001)))

let folder: string
let receiver: SigapReceiver
let tooLong: SigapReceiver
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigap-'))
  await writeCertificate(folder, { name: 'Trevo', cnpj }, now)
  const sign = createFileSigner(folder)
  const where = { host: '127.0.0.1', port: 0 }
  receiver = createHttpReceiver(await sandbox.listen(where), sign)
  tooLong = createHttpReceiver(await endless.listen(where), sign)
})
afterAll(async () => {
  await Promise.all([sandbox.close(), endless.close()])
  await rm(folder, { recursive: true })
})

const header = { kind: 'games', cnpj, day: '2026-03-10', part: 1, parts: 1, version: 1 } as const
const { content } = writeFile(header, [])
const delivery = async (deliveryId: string = randomUUID()) => ({
  deliveryId,
  content,
  signature: await receiver.sign(cnpj, content),
})

test('a delivered file has a receipt, the same for each repeat, under which its result is asked for', async () => {
  const one = await delivery()
  const receipt = await receiver.deliver(one)
  expect(await receiver.deliver(one)).toBe(receipt)
  expect(await receiver.ask(receipt)).toEqual({ state: 'received', problems: [] })
  expect(await receiver.ask(randomUUID())).toBe('unknown')
})

test('a refusal and a receiver that is down are errors that say what was answered', async () => {
  const unsigned = { ...(await delivery()), signature: 'e30..AAAA' }
  await expect(receiver.deliver(unsigned)).rejects.toThrow('answered 401')
  faults.set([{ kind: 'unavailable', ms: 0 }])
  await expect(receiver.deliver(await delivery())).rejects.toThrow('answered 503')
  await expect(receiver.ask('any')).rejects.toThrow('answered 503')
  faults.set([])
})

test('an answer beyond 8 MB is not read to its end', async () => {
  await expect(tooLong.ask('any')).rejects.toThrow('too long')
})
