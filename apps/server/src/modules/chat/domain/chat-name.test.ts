import { expect, test } from 'vitest'
import { hashOf, isOf, newSecret, readChatName, writeChatName } from './chat-name.ts'

const secret = newSecret()
const guests = { member_id: null, key_hash: hashOf(secret) }
const members = { member_id: 7n, key_hash: null }

test('a name is its number, and for a guest the secret behind it', () => {
  for (const name of [
    { id: 12n, secret: undefined },
    { id: 12n, secret },
  ]) {
    expect(readChatName(writeChatName(name))).toEqual(name)
  }
})

test('a secret has 256 bits, and no two are the same', () => {
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(newSecret()).not.toBe(secret)
})

test('a member’s conversation is open to that member alone, with any secret', () => {
  expect(isOf(members, { memberId: 7n, secret: undefined })).toBe(true)
  expect(isOf(members, { memberId: 8n, secret })).toBe(false)
  expect(isOf(members, { memberId: undefined, secret })).toBe(false)
})

test('a guest’s conversation is open to the holder of its secret, logged in or not', () => {
  expect(isOf(guests, { memberId: undefined, secret })).toBe(true)
  expect(isOf(guests, { memberId: 7n, secret })).toBe(true)
  expect(isOf(guests, { memberId: 7n, secret: newSecret() })).toBe(false)
  expect(isOf(guests, { memberId: 7n, secret: undefined })).toBe(false)
  expect(isOf({ member_id: null, key_hash: null }, { memberId: 7n, secret })).toBe(false)
})
