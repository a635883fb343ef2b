import { expect, it } from 'vitest'
import { addressKey, plainAddress } from './address.ts'

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8::9', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
  ['::1', '::1', '0:0:0:0::/64'],
  ['nonsense', '::', '0:0:0:0::/64'],
  ['', '::', '0:0:0:0::/64'],
])('%s is stored as %s and counted as %s', (address, plain, key) => {
  expect([plainAddress(address), addressKey(address)]).toEqual([plain, key])
})
