import { afterAll, expect, test } from 'vitest'
import { openSpreadWallet } from '../testing/open-spread-wallet.ts'

const givenMinor = 1_000_000n
const on = await openSpreadWallet(5_630, 40)
for (const memberId of on.memberIds) await on.deposit(memberId, givenMinor)
afterAll(() => on.close())

/** A member of one group, and two of another. */
const three = (): readonly [bigint, bigint, bigint] => {
  const [[first] = [], [second, third] = []] = on.groups
    .toSorted((a, b) => a.length - b.length)
    .slice(-2)
  if (!first || !second || !third) throw new Error('no two groups with members')
  return [first, second, third]
}
type Leg = readonly [memberId: bigint, amountMinor: bigint]
const giftOf = (...legs: Leg[]) => ({
  ...on.named(),
  kind: 'test.given',
  legs: legs.map(([memberId, amountMinor]) => ({ memberId, amountMinor })),
})
type Gift = ReturnType<typeof giftOf>
const give = (gift: Gift) => on.database.inTx((tx) => on.wallet.postInTx(tx, gift))
const reversalOf = ({ txnId, legs }: Gift) => ({
  ...on.named(),
  kind: 'test.undone',
  reverses: txnId,
  memberId: legs[0]?.memberId ?? 0n,
})
const balances = async () => {
  const found = await on.wallet.balancesOf(on.memberIds)
  return on.memberIds.map((memberId) => found.get(memberId)?.availableMinor)
}

test('a transfer between groups is reversed as a whole, once, and the proof is clean', async () => {
  const [first, second, third] = three()
  const before = await balances()
  const gift = giftOf([first, -100n], [second, 60n], [third, 40n])
  const given = await give(gift)
  expect(await balances()).not.toEqual(before)
  const reversal = reversalOf(gift)
  const applied = await on.wallet.reverse(reversal)
  expect(applied).toMatchObject({ outcome: 'applied', balanceAfterMinor: givenMinor })
  expect(await balances()).toEqual(before)
  const { transferId } = applied
  expect(await on.wallet.reverse(reversal)).toMatchObject({ outcome: 'duplicate', transferId })
  // Another id for the same reversal finds it done.
  expect(await on.wallet.reverse({ ...reversal, ...on.named() })).toMatchObject({
    outcome: 'duplicate',
    transferId,
  })
  expect(await give(gift)).toEqual({ ...given, outcome: 'duplicate' })
  expect(await balances()).toEqual(before)
  expect(await on.problems()).toEqual([])
})

test('it is reversed for the member it answers to, not for the receiver', async () => {
  const [first, second] = three()
  const gift = giftOf([first, -100n], [second, 100n])
  await give(gift)
  await expect(on.wallet.reverse({ ...reversalOf(gift), memberId: second })).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  expect(await on.wallet.reverse(reversalOf(gift))).toMatchObject({ outcome: 'applied' })
})

test('an amount that the receiver has spent is taken back from nobody', async () => {
  const [first, second, third] = three()
  const gift = giftOf([first, -90n], [second, 50n], [third, 40n])
  await give(gift)
  const { availableMinor } = await on.wallet.balanceOf(third)
  const spent = { ...on.named(), kind: 'test.bet', memberId: third, amountMinor: availableMinor }
  await on.wallet.post(spent)
  const before = await balances()
  const reversal = reversalOf(gift)
  await expect(on.wallet.reverse(reversal)).rejects.toMatchObject({
    code: 'wallet.insufficient_balance',
  })
  expect(await balances()).toEqual(before)
  await on.deposit(third, givenMinor)
  expect(await on.wallet.reverse(reversal)).toMatchObject({ outcome: 'applied' })
  expect(await on.problems()).toEqual([])
})

test('a reversal before its original bars it', async () => {
  const [first, second] = three()
  const before = await balances()
  const gift = giftOf([first, -100n], [second, 100n])
  expect(await on.wallet.reverse(reversalOf(gift))).toMatchObject({ outcome: 'tombstoned' })
  await expect(give(gift)).rejects.toMatchObject({ code: 'wallet.transfer_reversed' })
  expect(await balances()).toEqual(before)
  expect(await on.problems()).toEqual([])
})

test('legs that sum to zero within a group are one transfer with those of another', async () => {
  const [first, second, third] = three()
  const fourth = on.groups.find((group) => group.includes(first))?.[1] ?? 0n
  const before = await balances()
  const gift = giftOf([first, -100n], [fourth, 100n], [second, -30n], [third, 30n])
  await give(gift)
  expect(await on.problems()).toEqual([])
  expect(await on.wallet.reverse(reversalOf(gift))).toMatchObject({ outcome: 'applied' })
  expect(await balances()).toEqual(before)
  expect(await on.problems()).toEqual([])
})

test('twelve concurrent reversals, of two transfers in opposite directions, count as two', async () => {
  const [first, second] = three()
  const before = await balances()
  const gifts = [giftOf([first, -10n], [second, 10n]), giftOf([second, -7n], [first, 7n])] as const
  for (const gift of gifts) await give(gift)
  const asked = Array.from({ length: 12 }, (_, index) => reversalOf(gifts[index % 2 ? 1 : 0]))
  const answers = await Promise.all(asked.map((one) => on.wallet.reverse(one)))
  expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(2)
  expect(new Set(answers.map(({ transferId }) => transferId)).size).toBe(2)
  expect(await balances()).toEqual(before)
  expect(await on.problems()).toEqual([])
})

test.each(['coordinator', 'worker'])(
  'a %s that is killed in the middle of reversals leaves none by half; asked again, all are done once',
  async (which) => {
    const [first, second, third] = three()
    const before = await balances()
    const gifts = Array.from({ length: 60 }, () => giftOf([first, -3n], [second, 2n], [third, 1n]))
    for (const gift of gifts) await give(gift)
    const reversals = gifts.map(reversalOf)
    const ask = (all: typeof reversals) =>
      Promise.all(all.map((one) => on.wallet.reverse(one).catch(() => undefined)))
    const node = which === 'worker' ? on.cluster.workers[0] : on.cluster.coordinator
    if (!node) throw new Error('no such node')
    const answers: Awaited<ReturnType<typeof ask>> = []
    const asking = (async () => {
      for (let at = 0; at < reversals.length; at += 6) {
        answers.push(...(await ask(reversals.slice(at, at + 6))))
      }
    })()
    await new Promise((resolve) => setTimeout(resolve, 300))
    await node.kill()
    await node.start()
    await asking
    // In-doubt commits are resolved by then.
    await new Promise((resolve) => setTimeout(resolve, 6_000))
    const again: Awaited<ReturnType<typeof ask>> = []
    for (const reversal of reversals) {
      // Connections that died with the node are noticed at their next use.
      for (let tries = 0; tries < 25 && again.length <= reversals.indexOf(reversal); tries += 1) {
        const [answer] = await ask([reversal])
        if (answer) again.push(answer)
      }
    }
    expect(again).toHaveLength(reversals.length)
    for (const [index, answer] of answers.entries()) {
      if (answer) expect(again[index]).toMatchObject({ transferId: answer.transferId })
    }
    expect(await balances()).toEqual(before)
    expect(await on.problems()).toEqual([])
  },
  120_000,
)
