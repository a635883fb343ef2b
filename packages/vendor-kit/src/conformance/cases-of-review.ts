import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { expectHeld, expectRepeated, expectReply, expectSameTransfer, seat } from './bench.ts'
import type { StoryCase } from './case.ts'

/** The most that the protocol can express: above what any stake of 1.00 can be paid. */
const tooMuch = '999999999999.9999'

/** Credits above what their stake can be paid. */
export const casesOfReview: readonly StoryCase[] = [
  {
    name: 'a credit above what its stake can be paid is accepted and held: the balance stays',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit, amount: '0.0001' })
      const credit = await table.credit(debit, { amount: tooMuch })
      expectReply(credit, 'OK', '9.9999')
      expectHeld(world, credit)
      assert.equal(await table.player.balance(), '9.9999')
    },
  },
  {
    name: 'a held credit sent eight times at once is held once, and each answer is the same',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const credit = { transactionId: randomUUID(), amount: tooMuch }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => table.credit(debit, credit)),
      )
      for (const answer of answers) {
        expectReply(answer, 'OK', '9.00')
        expectHeld(world, answer)
      }
      expectSameTransfer(world, answers)
      expectRepeated(world, answers, 7)
      expectReply(
        await table.credit(debit, { ...credit, amount: '999999999999.9998' }),
        'DUPLICATE_TRANSACTION',
      )
      assert.equal(await table.player.balance(), '9.00')
    },
  },
  {
    name: 'a held credit settles its stake; rolled back, it opens it again, and stays rolled back',
    needs: ['rollback_of_credit'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const credit = { transactionId: randomUUID(), amount: tooMuch }
      await table.credit(debit, credit)
      expectReply(await table.rollback(debit), 'TRANSACTION_ALREADY_SETTLED')
      const rollback = { transactionId: randomUUID() }
      expectReply(await table.rollback(credit.transactionId, rollback), 'OK', '9.00')
      expectReply(await table.rollback(credit.transactionId, rollback), 'OK', '9.00')
      expectReply(await table.credit(debit, credit), 'TRANSACTION_ROLLED_BACK')
      expectReply(await table.rollback(debit), 'OK', '10.00')
    },
  },
  {
    name: 'after a held credit a further one that the stake can be paid is paid',
    needs: ['several_credits'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      await table.credit(debit, { amount: tooMuch })
      expectReply(await table.credit(debit, { amount: '3.00' }), 'OK', '12.00')
    },
  },
  {
    name: 'after a credit that was paid a further one that is too much is held',
    needs: ['several_credits'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      await table.credit(debit, { amount: '3.00' })
      const further = { transactionId: randomUUID(), amount: tooMuch }
      for (const isRepeat of [false, true]) {
        const answer = await table.credit(debit, further)
        expectReply(answer, 'OK', '12.00')
        expectHeld(world, answer)
        expectRepeated(world, [answer], isRepeat ? 1 : 0)
      }
    },
  },
  {
    name: "nobody can roll back another member's held credit",
    needs: ['rollback_of_credit'],
    run: async (world) => {
      const [table, other] = [await seat(world, '10.00'), await seat(world, '10.00')]
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const credit = { transactionId: randomUUID(), amount: tooMuch }
      await table.credit(debit, credit)
      const { playerRef } = other
      expectReply(await table.rollback(credit.transactionId, { playerRef }), 'INVALID_PLAYER')
      expectReply(await table.credit(debit, credit), 'OK', '9.00')
    },
  },
]
