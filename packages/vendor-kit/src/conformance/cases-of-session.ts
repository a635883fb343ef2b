import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { expectReply, seat } from './bench.ts'
import type { StoryCase } from './case.ts'

/** Sessions, and what continues without them. */
export const casesOfSession: readonly StoryCase[] = [
  {
    name: 'after logout no stake is taken, but wins and rollbacks are accepted',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const [won, returned] = [randomUUID(), randomUUID()]
      await table.debit({ transactionId: won })
      await table.debit({ transactionId: returned })
      await table.player.logOut()
      expectReply(await table.debit(), 'TOKEN_EXPIRED')
      expectReply(await table.credit(won, { amount: '5.00' }), 'OK', '13.00')
      expectReply(await table.rollback(returned), 'OK', '14.00')
    },
  },
  {
    name: 'a barred member stakes nothing, but wins and rollbacks are accepted',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const [won, returned] = [randomUUID(), randomUUID()]
      await table.debit({ transactionId: won })
      await table.debit({ transactionId: returned })
      await table.player.bar()
      expectReply(await table.debit(), 'USER_DISABLED')
      expectReply(await table.credit(won, { amount: '5.00' }), 'OK', '13.00')
      expectReply(await table.rollback(returned), 'OK', '14.00')
    },
  },
  {
    name: 'a debit repeated after logout gets its stored answer and is not taken again',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      await table.debit({ transactionId })
      await table.player.logOut()
      expectReply(await table.debit({ transactionId }), 'OK', '9.00')
      expectReply(await table.debit({ transactionId, amount: '2.00' }), 'DUPLICATE_TRANSACTION')
      assert.equal(await table.player.balance(), '9.00')
      expectReply(await table.rollback(transactionId), 'OK', '10.00')
    },
  },
  {
    name: 'another currency than the session is WRONG_CURRENCY',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      expectReply(await table.debit({ currency: 'USD' }), 'WRONG_CURRENCY')
      await table.debit({ transactionId })
      expectReply(await table.credit(transactionId, { currency: 'USD' }), 'WRONG_CURRENCY')
      if (world.driver.can('currency_of_rollback')) {
        expectReply(await table.rollback(transactionId, { currency: 'USD' }), 'WRONG_CURRENCY')
      }
      assert.equal(await table.player.balance(), '9.00')
    },
  },
  {
    name: 'another game than the session is INVALID_GAME; an unknown token INVALID_TOKEN',
    run: async (world) => {
      const table = await seat(world, '10.00')
      expectReply(await table.debit({ gameCode: 'another' }), 'INVALID_GAME')
      expectReply(await table.debit({ sessionToken: 'x'.repeat(43) }), 'INVALID_TOKEN')
      expectReply(await table.debit({ playerRef: randomUUID() }), 'INVALID_TOKEN')
    },
  },
  {
    name: 'the balance is reported while the session lasts',
    run: async (world) => {
      const table = await seat(world, '10.00')
      await table.debit()
      expectReply(await table.balanceCall(), 'OK', '9.00')
      await table.player.logOut()
      expectReply(await table.balanceCall(), 'TOKEN_EXPIRED')
    },
  },
]
