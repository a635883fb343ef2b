import { casesOfVendorSide } from '@trevo/vendor-kit/conformance/vendor-side.ts'
import { createHmacKey, openKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, describe, test } from 'vitest'
import { openTestRgs } from './testing/open-test-rgs.ts'

const rgs = await openTestRgs()
const strange = openKeys({ vendor: 'BGS', keys: [createHmacKey('k1')] }, 'platform')
const [ask, askAsStranger] = [await rgs.askerWith(rgs.platformKeys), await rgs.askerWith(strange)]
const askers = [ask, askAsStranger]
const { player, token } = await rgs.open('1000.00')
let last: string = randomUUID()
const world = {
  wallet: rgs.wallet,
  balance: () => formatMoney(player.balanceMinor),
  debitAttemptCount: rgs.dependencies().debitAttemptCount,
  // The player has seen the last round before the next one; what went wrong is the resolver's.
  play: async () => {
    const id = randomUUID()
    await rgs.finish(token, last)
    await rgs.play(token, { id })
    last = id
    return id
  },
  finish: async () => {
    rgs.advance(30_000)
    await rgs.resolve()
  },
  ask,
  askAsStranger,
}
afterAll(async () => {
  await Promise.all(askers.map((one) => one.close()))
  await rgs.close()
})

describe('our own game server meets a vendor’s obligations to the platform', () => {
  test.each(casesOfVendorSide)('$name', ({ run }) => run(world))
})
