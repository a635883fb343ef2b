import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { expectReply, seat } from './bench.ts'
import type { StoryCase } from './case.ts'

/** Answers that are lost, and floods. */
export const casesOfLoad: readonly StoryCase[] = [
  {
    name: 'a debit whose answer was lost is taken once, and its repeat gets the stored answer',
    run: async (world) => {
      const table = await seat(world, '100.00')
      const ids = Array.from({ length: 20 }, () => randomUUID())
      // Hanging up at different moments: before, during and after the commit.
      await Promise.allSettled(
        ids.map((transactionId, index) => table.debit({ transactionId }, { hangUpAfterMs: index })),
      )
      for (const transactionId of ids) {
        expectReply(await table.debit({ transactionId }), 'OK')
      }
      assert.equal(await table.player.balance(), '80.00')
    },
  },
  {
    name: 'a flood of 400 calls is answered in full and adds up',
    run: async (world) => {
      const table = await seat(world, '1000.00')
      const answers = await Promise.all(
        Array.from({ length: 200 }, async () => {
          const transactionId = randomUUID()
          const debit = await table.debit({ transactionId })
          const credit = await table.credit(transactionId, { amount: '0.50' })
          return [debit, credit]
        }),
      )
      for (const answer of answers.flat()) expectReply(answer, 'OK')
      assert.equal(await table.player.balance(), '900.00')
    },
  },
]
