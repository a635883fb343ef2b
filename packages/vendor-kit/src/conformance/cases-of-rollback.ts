import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { expectReply, expectRetry, seat } from './bench.ts'
import type { StoryCase } from './case.ts'

/** Rollbacks: in time, too early, too late and repeated. */
export const casesOfRollback: readonly StoryCase[] = [
  {
    name: 'a rollback returns the stake, and the late repeat of the debit is refused',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      await table.debit({ transactionId })
      expectReply(await table.rollback(transactionId), 'OK', '10.00')
      expectReply(await table.debit({ transactionId }), 'TRANSACTION_ROLLED_BACK')
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'a rollback before its debit bars the debit for ever',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      expectReply(await table.rollback(transactionId), 'OK', '10.00')
      expectReply(await table.debit({ transactionId }), 'TRANSACTION_ROLLED_BACK')
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'debit and rollback at once, in any order, leave the balance as it was',
    run: async (world) => {
      const table = await seat(world, '10.00')
      for (let round = 0; round < 10; round += 1) {
        const transactionId = randomUUID()
        const sendings = [() => table.debit({ transactionId }), () => table.rollback(transactionId)]
        if (round % 2 === 1) sendings.reverse()
        const answers = await Promise.all(sendings.map((send) => send()))
        const undone = answers[round % 2 === 1 ? 0 : 1]
        assert.ok(undone)
        expectReply(undone, 'OK')
      }
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'a rollback twice, under the same or another id, returns the stake once and answers OK',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const transactionId = randomUUID()
      const answers = await Promise.all([
        table.rollback(debit, { transactionId }),
        table.rollback(debit, { transactionId }),
        table.rollback(debit),
      ])
      for (const answer of answers) expectReply(answer, 'OK')
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'a rollback of a paid stake is refused',
    run: async (world) => {
      const table = await seat(world, '10.00')
      for (const amount of ['5.00', '0.00']) {
        const debit = randomUUID()
        await table.debit({ transactionId: debit })
        await table.credit(debit, { amount })
        expectReply(await table.rollback(debit), 'TRANSACTION_ALREADY_SETTLED')
      }
      assert.equal(await table.player.balance(), '13.00')
    },
  },
  {
    name: 'a rollback of a paid stake is refused, until the payout was rolled back',
    needs: ['rollback_of_credit'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const credit = randomUUID()
      await table.credit(debit, { transactionId: credit, amount: '5.00' })
      expectReply(await table.rollback(debit), 'TRANSACTION_ALREADY_SETTLED')
      assert.equal(await table.player.balance(), '14.00')
      expectReply(await table.rollback(credit), 'OK', '9.00')
      expectReply(await table.rollback(debit), 'OK', '10.00')
    },
  },
  {
    name: 'a rollback of a stake marked as lost is refused, until the mark was rolled back',
    needs: ['rollback_of_credit'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const credit = randomUUID()
      await table.credit(debit, { transactionId: credit, amount: '0.00' })
      expectReply(await table.rollback(debit), 'TRANSACTION_ALREADY_SETTLED')
      expectReply(await table.rollback(credit), 'OK', '9.00')
      expectReply(await table.rollback(debit), 'OK', '10.00')
    },
  },
  {
    name: 'a credit after the rollback of its stake is refused for good',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      await table.rollback(debit)
      const late = await table.credit(debit)
      expectReply(late, 'TRANSACTION_ROLLED_BACK')
      expectRetry(world, late, false)
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'a credit for a stake that was barred before it came is refused for good',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.rollback(debit)
      const late = await table.credit(debit)
      expectReply(late, 'TRANSACTION_ROLLED_BACK')
      expectRetry(world, late, false)
    },
  },
  {
    name: 'credit and rollback of one stake at once: one of them wins, never both',
    run: async (world) => {
      const table = await seat(world, '20.00')
      for (let round = 0; round < 10; round += 1) {
        const before = await table.player.balance()
        const debit = randomUUID()
        await table.debit({ transactionId: debit })
        const [paid, returned] = await Promise.all([
          table.credit(debit, { amount: '1.00' }),
          table.rollback(debit),
        ])
        const words = [paid.word, returned.word].join()
        const wordsFor = (...statuses: VendorStatus[]) => statuses.map(paid.wordFor).join()
        const isPaid = words === wordsFor('OK', 'TRANSACTION_ALREADY_SETTLED')
        const isReturned = words === wordsFor('TRANSACTION_ROLLED_BACK', 'OK')
        assert.ok(isPaid || isReturned, `one wins, got ${words}`)
        // Either way the member's balance is unchanged: 1.00 out, 1.00 back.
        assert.equal(await table.player.balance(), before)
      }
    },
  },
  {
    name: 'after a closed round without a credit the stake is lost, and can not be rolled back',
    needs: ['close_round'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      expectReply(await table.closeRound(), 'OK', '9.00')
      expectReply(await table.closeRound(), 'OK', '9.00')
      expectReply(await table.rollback(debit), 'TRANSACTION_ALREADY_SETTLED')
    },
  },
  {
    name: "nobody can be paid, or given back, another member's stake",
    run: async (world) => {
      const [table, other] = [await seat(world, '10.00'), await seat(world, '10.00')]
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const { playerRef } = other
      expectReply(await table.credit(debit, { playerRef }), 'INVALID_PLAYER')
      expectReply(await table.rollback(debit, { playerRef }), 'INVALID_PLAYER')
      assert.equal(await other.player.balance(), '10.00')
      assert.equal(await table.player.balance(), '9.00')
    },
  },
]
