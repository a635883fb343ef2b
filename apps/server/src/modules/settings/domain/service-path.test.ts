import { decryptServicePath, isEncryptedPath } from '@trevo/api-client/service-path.ts'
import { expect, test } from 'vitest'
import { encryptServicePath } from './service-path.ts'

const paths = ['/chat', 'mailto:atendimento@trevo.example', 'https://cs.example/olá?a=1&b=ç', '']

test.each(paths)('MODEL-19: %o survives encryption and decryption', async (path) => {
  const encrypted = encryptServicePath(path)
  expect(isEncryptedPath(encrypted)).toBe(true)
  expect(await decryptServicePath(encrypted)).toBe(path)
  expect(encryptServicePath(path)).not.toBe(encrypted)
})

test('MODEL-19: a plain path is unchanged, and a damaged one is not opened', async () => {
  expect(await decryptServicePath('/chat')).toBe('/chat')
  const encrypted = encryptServicePath('/chat')
  const other = encrypted[30] === 'A' ? 'B' : 'A'
  const damaged = `${encrypted.slice(0, 30)}${other}${encrypted.slice(31)}`
  await expect(decryptServicePath(damaged)).rejects.toThrow()
})
