import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signerOf } from '@trevo/checks-sandbox/sigap/check-signature.ts'
import { writeCertificate } from '@trevo/checks-sandbox/sigap/write-certificate.ts'
import { createFileSigner, type FileSigner } from './sign-file.ts'

const cnpj = '11222333000181'
const now = new Date('2026-03-11T06:00:00Z')
const content = Buffer.from('{"schema":"trevo-1"}\n')
let folder: string
let sign: FileSigner
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sigap-'))
  await writeCertificate(folder, { name: 'Trevo Jogos Ltda', cnpj }, now)
  sign = createFileSigner(folder)
})
afterAll(() => rm(folder, { recursive: true }))

test('the receiver reads from the signature whose file it is', async () => {
  expect(signerOf(await sign(cnpj, content), content, now)).toBe(cnpj)
})

test('a changed byte, an attached payload or an expired certificate is not accepted', async () => {
  const signature = await sign(cnpj, content)
  expect(signerOf(signature, Buffer.from('{"schema":"trevo-2"}\n'), now)).toBeUndefined()
  expect(signerOf(signature.replace('..', '.e30.'), content, now)).toBeUndefined()
  expect(signerOf(signature, content, new Date('2040-01-01T00:00:00Z'))).toBeUndefined()
})

test('a company without a key cannot sign, and a path is no CNPJ', async () => {
  await expect(sign('99999999000191', content)).rejects.toThrow('ENOENT')
  await expect(sign('../../etc/pass', content)).rejects.toThrow('14 digits')
})
