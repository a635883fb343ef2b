import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PostCommand } from '../../common/domain/transfer.ts'
import { setSizeMax } from '../../index.ts'
import { openTestWallet, type TestWallet } from '../../testing/open-test-wallet.ts'
import { closeConserved } from '../../testing/expect-conserved.ts'

describe.each([{ buckets: 1 }, { buckets: 4 }])(
  'a set inside a transaction, $buckets buckets',
  ({ buckets }) => {
    let on: TestWallet
    beforeAll(async () => {
      on = await openTestWallet({ members: 5, buckets })
      for (const memberId of [1n, 2n, 3n]) await on.deposit(memberId, 1_000n)
    })
    afterAll(() => closeConserved(on))

    const bet = (memberId: bigint, amountMinor: bigint): PostCommand => ({
      source: 'test',
      txnId: on.nextId(),
      kind: 'test.bet',
      memberId,
      amountMinor,
    })
    const post = (commands: readonly PostCommand[]) =>
      on.database.inTx((tx) => on.wallet.postSetInTx(tx, commands))
    const wordOf = (answer: object | undefined) =>
      answer instanceof Refusal ? answer.code : answer && 'outcome' in answer && answer.outcome
    const balance = async (memberId: bigint) => (await on.wallet.balanceOf(memberId)).availableMinor

    test('applies each in order and answers in order; a refusal affects only its command', async () => {
      const commands = [bet(3n, 100n), bet(1n, 1_001n), bet(1n, 400n), bet(99n, 1n), bet(1n, 600n)]
      const answers = await post(commands)
      expect(answers.map(wordOf)).toEqual([
        'applied',
        'wallet.insufficient_balance',
        'applied',
        'wallet.account_unknown',
        'applied',
      ])
      expect(answers[2]).toMatchObject({ balanceAfterMinor: 600n })
      expect([await balance(1n), await balance(3n)]).toEqual([0n, 900n])
      expect((await post(commands)).map(wordOf)).toEqual([
        'duplicate',
        'wallet.insufficient_balance',
        'duplicate',
        'wallet.account_unknown',
        'duplicate',
      ])
      expect([await balance(1n), await balance(3n)]).toEqual([0n, 900n])
    })

    test('what is rolled back has moved nothing', async () => {
      const rolledBack = on.database.inTx(async (tx) => {
        await on.wallet.postSetInTx(tx, [bet(2n, 100n)])
        throw new Error('undone')
      })
      await expect(rolledBack).rejects.toThrow('undone')
      expect(await balance(2n)).toBe(1_000n)
    })

    test('two sets of the same members wait for each other', async () => {
      const sets = Array.from({ length: 20 }, () => post([bet(3n, 10n), bet(2n, 10n)]))
      await Promise.all(sets)
      expect([await balance(2n), await balance(3n)]).toEqual([800n, 700n])
    })

    test('is limited in size', async () => {
      const commands = Array.from({ length: setSizeMax + 1 }, () => bet(2n, 1n))
      await expect(post(commands)).rejects.toThrow('in a set')
    })
  },
)
