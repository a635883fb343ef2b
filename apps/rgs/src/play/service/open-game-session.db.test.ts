import { afterAll, expect, test } from 'vitest'
import { openTestRgs } from '../../testing/open-test-rgs.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())

const open = (launchToken: unknown) =>
  rgs.call('POST', '/rgs/v1/sessions', { body: { launchToken } })

test.each([
  ['a quote', `"${'a'.repeat(40)}`],
  ['a space', `${'a'.repeat(20)} ${'a'.repeat(20)}`],
  ['a zero byte', `${'a'.repeat(20)}\u0000${'a'.repeat(20)}`],
  ['letters outside ASCII', 'á'.repeat(43)],
  ['too few letters', 'a'.repeat(15)],
  ['too many letters', 'a'.repeat(129)],
  ['nothing', ''],
])('a launch token with %s is 401 and the platform is not asked', async (_, launchToken) => {
  const { status, value } = await open(launchToken)
  expect([status, value.errorCode]).toEqual([401, 'rgs.launch_invalid'])
  expect(rgs.wallet.seen).toEqual([])
})

test('an unknown token is checked at the platform, and is 401 too', async () => {
  const { status, value } = await open('a'.repeat(43))
  expect([status, value.errorCode]).toEqual([401, 'rgs.launch_invalid'])
  expect(rgs.wallet.seen).toHaveLength(1)
})
