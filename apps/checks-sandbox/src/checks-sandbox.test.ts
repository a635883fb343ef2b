import { createHash, createPublicKey, verify } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { safeHeaders } from '@trevo/vendor-kit/http/safe-headers.ts'
import { safeHeadersIn } from '@trevo/vendor-kit/testing/listener-checks.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildChecksSandbox, type ChecksSandbox } from './build-checks-sandbox.ts'

let folder: string
let sandbox: ChecksSandbox
let party: { readonly url: string; readonly token: string; readonly publicKey: string }
const requestId = '2a0f6f0e-1111-4222-8333-444455556666'

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'trevo-checks-'))
  const partiesFile = path.join(folder, 'checks.json')
  const now = () => new Date('2026-11-30T12:00:00Z')
  const certificates = { folder, companies: [] }
  const where = { host: '127.0.0.1', port: 0 }
  sandbox = await buildChecksSandbox({ ...where, partiesFile, certificates, now })
  party = JSON.parse(await readFile(partiesFile, 'utf8')).address
})
afterAll(async () => {
  await sandbox.close()
  await rm(folder, { recursive: true })
})

const ask = (where: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${party.url}${where}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${party.token}`,
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...headers,
    },
    body: JSON.stringify(body),
  })

test('every answer has the headers of a safe page', async () => {
  const answer = await fetch(party.url)
  expect(safeHeadersIn(answer.headers)).toEqual(safeHeaders)
})

test('RFC 9421: an answer is signed over status, body and request id', async () => {
  const answer = await ask('/v1/addresses', { cep: '01310100' })
  const body = await answer.text()
  expect(JSON.parse(body)).toMatchObject({ isKnown: true, state: 'SP' })
  const digest = `sha-256=:${createHash('sha256').update(body).digest('base64')}:`
  const params = (answer.headers.get('signature-input') ?? '').replace('answer=', '')
  const base = [
    '"@status": 200',
    `"content-digest": ${digest}`,
    `"x-request-id": ${requestId}`,
    `"@signature-params": ${params}`,
  ].join('\n')
  const signature = /^answer=:(.*):$/.exec(answer.headers.get('signature') ?? '')?.[1] ?? ''
  const der = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(party.publicKey, 'base64'),
  ])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  expect(verify(null, Buffer.from(base), key, Buffer.from(signature, 'base64'))).toBe(true)
})

test('without the token nothing is answered, and a CEP of the wrong form is a bad request', async () => {
  expect((await ask('/v1/addresses', { cep: '01310100' }, { authorization: 'no' })).status).toBe(
    401,
  )
  expect(
    (await ask('/v1/addresses', { cep: '1' }, { 'x-request-id': requestId.replace('2a', '2d') }))
      .status,
  ).toBe(400)
})

test('by the last word of the name: glare on the first picture of a document only', async () => {
  const declared = { fullName: 'Ana Reflexo', cpf: '52998224725', bornOn: '1990-05-17' }
  const front = (picture: string) => ({
    declared,
    documentType: 'cnh',
    pictures: { front: Buffer.from(picture).toString('base64'), back: null },
  })
  const read = async (picture: string, id: string) =>
    (await ask('/v1/documents', front(picture), { 'x-request-id': id })).json()
  expect(await read('one', requestId.replace('2a', '2b'))).toMatchObject({ problems: ['glare'] })
  expect(await read('two', requestId.replace('2a', '2c'))).toMatchObject({
    problems: [],
    document: { cpf: declared.cpf },
  })
})
