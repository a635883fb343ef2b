import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const keys = () => ({ sealing: [randomBytes(32)], hashing: randomBytes(32) })

it('values sealed by an older key still open after a change of keys, not after its end', () => {
  const old = keys()
  const sealed = createSecretBox(old).seal('secret', 'totp:7')
  const changed = { ...old, sealing: [randomBytes(32), ...old.sealing] }
  expect(createSecretBox(changed).open(sealed, 'totp:7')).toBe('secret')
  expect(() => createSecretBox(keys()).open(sealed, 'totp:7')).toThrow('authenticate')
})

it('hashes depend on key, owner and text', () => {
  const one = keys()
  const box = createSecretBox(one)
  expect(box.hash('1', 'a')).toEqual(createSecretBox(one).hash('1', 'a'))
  expect(box.hash('1', 'a')).not.toEqual(box.hash('1', 'b'))
  expect(box.hash('1', 'a')).not.toEqual(box.hash('2', 'a'))
  expect(box.hash('1', 'a')).not.toEqual(createSecretBox(keys()).hash('1', 'a'))
})
