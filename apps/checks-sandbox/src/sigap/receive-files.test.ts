import Fastify from 'fastify'
import { randomUUID, X509Certificate } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompactSign, importPKCS8 } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFaults } from '../faults.ts'
import { receiveFiles } from './receive-files.ts'
import { writeCertificate } from './write-certificate.ts'

const cnpj = '11222333000181'
let now = new Date('2026-03-11T06:00:00Z')
const faults = createFaults()
const app = Fastify()
receiveFiles(app, { faults, now: () => now })
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigap-'))
  await writeCertificate(folder, { name: 'Trevo', cnpj }, now)
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const sign = async (content: Buffer): Promise<string> => {
  const pem = await readFile(path.join(folder, `${cnpj}.pem`), 'utf8')
  const key = await importPKCS8(await readFile(path.join(folder, `${cnpj}.key`), 'utf8'), 'RS256')
  const x5c = [new X509Certificate(pem).raw.toString('base64')]
  const whole = await new CompactSign(content).setProtectedHeader({ alg: 'RS256', x5c }).sign(key)
  return whole.replace(/\.[^.]+\./, '..')
}

type Header = Readonly<Record<string, unknown>>
const fileOf = (header: Header, records: readonly object[]): Buffer => {
  const whole = {
    schema: 'trevo-1',
    cnpj,
    day: '2026-03-10',
    part: 1,
    parts: 1,
    version: 1,
    records: records.length,
    ...header,
  }
  return Buffer.from([whole, ...records].map((line) => `${JSON.stringify(line)}\n`).join(''))
}

const deliver = async (content: Buffer, id: string = randomUUID(), signature?: string) =>
  app.inject({
    method: 'POST',
    url: '/files',
    headers: {
      'content-type': 'application/x-ndjson',
      'x-file-id': id,
      'x-signature': signature ?? (await sign(content)),
    },
    payload: content,
  })

const resultAfter = async (content: Buffer, ms: number): Promise<unknown> => {
  const receipt = (await deliver(content)).json<{ receipt: string }>()
  now = new Date(now.getTime() + ms)
  return (await app.inject(`/receipts/${receipt.receipt}`)).json()
}

const bettor = {
  cpf: '52998224725',
  account: 'trevo@ana',
  brand: 'trevo',
  registeredAt: '2026-03-10T10:00:00.000Z',
  birthDate: '1990-05-01',
  state: 'open',
}
const wallet = {
  cpf: '52998224725',
  account: 'trevo@ana',
  brand: 'trevo',
  opening: '1.00',
  deposits: '10.00',
  withdrawals: '2.00',
  stakes: '3.00',
  prizes: '0.50',
  given: '0.00',
  commission: '0.00',
  adjustments: '0.00',
  other: '-0.50',
  closing: '6.00',
}

test('a right file is received, then its structure, then it is accepted', async () => {
  const content = fileOf({ kind: 'wallets' }, [wallet])
  expect(await resultAfter(content, 0)).toEqual({ state: 'received', problems: [] })
  expect(await resultAfter(content, 2_000)).toEqual({ state: 'structure_ok', problems: [] })
  expect(await resultAfter(content, 4_000)).toEqual({ state: 'accepted', problems: [] })
})

test.each([
  ['a field too many', [{ ...bettor, more: 1 }], 1, 'SCHEMA'],
  ['a birth date in another form', [bettor, { ...bettor, birthDate: '1990' }], 2, 'SCHEMA'],
])('the structure refuses %s', async (_name, records, record, code) => {
  expect(await resultAfter(fileOf({ kind: 'bettors' }, records), 2_000)).toMatchObject({
    state: 'rejected',
    problems: [{ record, code }],
  })
})

test('the structure refuses another number of records than the header says', async () => {
  const content = fileOf({ kind: 'bettors', records: 2 }, [bettor])
  expect(await resultAfter(content, 2_000)).toMatchObject({
    problems: [{ record: 0, code: 'COUNT' }],
  })
})

test.each([
  ['CPF', { ...bettor, cpf: '52998224724' }],
  ['BIRTH_DATE', { ...bettor, birthDate: null }],
  ['AGE', { ...bettor, birthDate: '2008-03-11' }],
])('the records are refused for %s', async (code, record) => {
  const content = fileOf({ kind: 'bettors' }, [bettor, record])
  expect(await resultAfter(content, 4_000)).toMatchObject({
    state: 'rejected',
    problems: [{ record: 2, code }],
  })
})

test('a bettor who turned 18 on the day is of age', async () => {
  const content = fileOf({ kind: 'bettors' }, [{ ...bettor, birthDate: '2008-03-10' }])
  expect(await resultAfter(content, 4_000)).toMatchObject({ state: 'accepted' })
})

test('movements that do not lead to the closing balance are refused', async () => {
  const content = fileOf({ kind: 'wallets' }, [{ ...wallet, closing: '6.01' }])
  expect(await resultAfter(content, 4_000)).toMatchObject({
    problems: [{ record: 1, code: 'SUM' }],
  })
})

test('the same id with the same bytes has the same receipt, with others it is refused', async () => {
  const id = randomUUID()
  const first = await deliver(fileOf({ kind: 'bettors' }, [bettor]), id)
  const again = await deliver(fileOf({ kind: 'bettors' }, [bettor]), id)
  expect(again.json()).toEqual(first.json())
  expect((await deliver(fileOf({ kind: 'bettors' }, []), id)).statusCode).toBe(409)
})

test('a wrong signature and another company’s file are refused', async () => {
  const content = fileOf({ kind: 'bettors' }, [bettor])
  expect((await deliver(content, randomUUID(), await sign(Buffer.from('x')))).statusCode).toBe(401)
  const other = fileOf({ kind: 'bettors', cnpj: '99999999000191' }, [bettor])
  expect((await deliver(other)).statusCode).toBe(403)
})

test('while it is down it takes nothing and answers nothing', async () => {
  faults.set([{ kind: 'unavailable', ms: 0 }])
  expect((await deliver(fileOf({ kind: 'bettors' }, [bettor]))).statusCode).toBe(503)
  expect((await app.inject('/receipts/x')).statusCode).toBe(503)
  faults.set([])
  expect((await app.inject('/receipts/x')).statusCode).toBe(404)
})
