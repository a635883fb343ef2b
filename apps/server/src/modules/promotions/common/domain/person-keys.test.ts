import { expect, test } from 'vitest'
import { deviceKeysOf, documentKeyOf, heldReasonsFor } from './person-keys.ts'

const keysOf = (address: string, userAgent = 'Firefox') => deviceKeysOf({ userAgent, address })

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['172.15.0.1', '172.15.0.0/24'],
  ['172.32.0.1', '172.32.0.0/24'],
  ['2001:db8:1:2:3::4', '2001:db8:1::/48'],
])('%s is of the block %s', (address, block) => {
  expect(keysOf(address).addressBlock).toBe(block)
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '172.16.0.1',
  '172.31.255.1',
  '::1',
  '::',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('%s identifies nobody', (address) => {
  expect(keysOf(address)).toEqual({ deviceKey: null, addressBlock: null })
})

test('a device is its program at its address; a document is only compared', () => {
  expect(keysOf('203.0.113.7').deviceKey).toBe(keysOf('203.0.113.7').deviceKey)
  expect(keysOf('203.0.113.7').deviceKey).not.toBe(keysOf('203.0.113.8').deviceKey)
  expect(keysOf('203.0.113.7').deviceKey).not.toBe(keysOf('203.0.113.7', 'Chrome').deviceKey)
  expect(documentKeyOf(undefined)).toBeNull()
  expect(documentKeyOf('52998224725')).not.toContain('52998224725')
})

const alike = { document: 0, payee: 0, device: 0, address: 0, lastHour: 0, areOpposite: false }

test.each([
  [{}, []],
  [{ document: 1 }, ['sameDocument']],
  [{ payee: 1 }, ['samePayee']],
  [{ device: 1 }, ['sameDevice']],
  [{ address: 2 }, []],
  [{ address: 3 }, ['sameAddress']],
  [{ lastHour: 4 }, []],
  [{ lastHour: 5 }, ['tooFast']],
  [{ areOpposite: true }, ['oppositeBets']],
  [{ document: 1, lastHour: 9 }, ['sameDocument', 'tooFast']],
])('a reward with %j alike waits for %j', (more, reasons) => {
  expect(heldReasonsFor({ ...alike, ...more })).toEqual(reasons)
})
