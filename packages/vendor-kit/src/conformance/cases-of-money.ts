import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { expectRepeated, expectReply, expectRetry, expectSameTransfer, seat } from './bench.ts'
import type { StoryCase } from './case.ts'

/** Debits, credits and rollbacks in every order and number. */
export const casesOfMoney: readonly StoryCase[] = [
  {
    name: 'a stake and a payout move the balance and tell it',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      expectReply(await table.debit({ transactionId, amount: '2.50' }), 'OK', '7.50')
      expectReply(await table.credit(transactionId, { amount: '4.1234' }), 'OK', '11.6234')
      assert.equal(await table.player.balance(), '11.6234')
    },
  },
  {
    name: 'a debit sent eight times at once is taken once, and each answer names the same transfer',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => table.debit({ transactionId })),
      )
      for (const answer of answers) expectReply(answer, 'OK')
      expectSameTransfer(world, answers)
      expectRepeated(world, answers, 7)
      assert.equal(await table.player.balance(), '9.00')
    },
  },
  {
    name: 'a debit repeated later gets its stored transfer and the balance of now',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      const first = await table.debit({ transactionId })
      await table.debit()
      const again = await table.debit({ transactionId })
      expectReply(again, 'OK', '8.00')
      expectSameTransfer(world, [again, first])
    },
  },
  {
    name: 'a used id with another amount or round is DUPLICATE_TRANSACTION and moves nothing',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      await table.debit({ transactionId })
      expectReply(await table.debit({ transactionId, amount: '1.01' }), 'DUPLICATE_TRANSACTION')
      const roundId = randomUUID()
      expectReply(await table.debit({ transactionId, roundId }), 'DUPLICATE_TRANSACTION')
      assert.equal(await table.player.balance(), '9.00')
    },
  },
  {
    name: 'a used id for another kind of movement is DUPLICATE_TRANSACTION and moves nothing',
    needs: ['one_id_space'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const [transactionId, other] = [randomUUID(), randomUUID()]
      await table.debit({ transactionId })
      await table.debit({ transactionId: other })
      expectReply(await table.credit(other, { transactionId }), 'DUPLICATE_TRANSACTION')
      assert.equal(await table.player.balance(), '8.00')
    },
  },
  {
    name: 'fifty debits at once against ten stakes of money: ten are taken, none below zero',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const answers = await Promise.all(Array.from({ length: 50 }, () => table.debit()))
      const told = (status: VendorStatus) =>
        answers.filter(({ word, wordFor }) => word === wordFor(status))
      const [taken, refused] = [told('OK'), told('NOT_ENOUGH_MONEY')]
      assert.equal(taken.length, 10)
      assert.equal(refused.length, 40)
      assert.equal(await table.player.balance(), '0.00')
    },
  },
  {
    name: 'a stake above the balance is NOT_ENOUGH_MONEY with the real balance',
    run: async (world) => {
      const table = await seat(world, '0.50')
      expectReply(await table.debit(), 'NOT_ENOUGH_MONEY', '0.50')
    },
  },
  {
    name: 'a refused debit may be sent again under its id once there is money',
    run: async (world) => {
      const table = await seat(world, '1.00')
      const first = randomUUID()
      await table.debit({ transactionId: first })
      const transactionId = randomUUID()
      expectReply(await table.debit({ transactionId }), 'NOT_ENOUGH_MONEY')
      await table.credit(first, { amount: '3.00' })
      expectReply(await table.debit({ transactionId }), 'OK', '2.00')
    },
  },
  {
    name: 'a credit of zero marks a loss and can be repeated',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      await table.debit({ transactionId })
      const credit = { transactionId: randomUUID(), amount: '0.00', roundClosed: true }
      expectReply(await table.credit(transactionId, credit), 'OK', '9.00')
      const again = await table.credit(transactionId, credit)
      expectReply(again, 'OK', '9.00')
      expectRepeated(world, [again], 1)
      expectReply(
        await table.credit(transactionId, { ...credit, amount: '5.00' }),
        'DUPLICATE_TRANSACTION',
      )
      assert.equal(await table.player.balance(), '9.00')
    },
  },
  {
    name: 'a win repeated eight times at once is paid once',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      await table.debit({ transactionId })
      const credit = { transactionId: randomUUID(), amount: '7.00' }
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => table.credit(transactionId, credit)),
      )
      for (const answer of answers) expectReply(answer, 'OK')
      assert.equal(await table.player.balance(), '16.00')
    },
  },
  {
    name: 'a win that closed its round, and its debit, are answered again as they were',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const transactionId = randomUUID()
      const debit = await table.debit({ transactionId })
      const credit = { transactionId: randomUUID(), amount: '7.00', roundClosed: true }
      const first = await table.credit(transactionId, credit)
      expectReply(first, 'OK', '16.00')
      const again = await table.credit(transactionId, credit)
      expectReply(again, 'OK', '16.00')
      expectRepeated(world, [again], 1)
      expectSameTransfer(world, [again, first])
      const debitAgain = await table.debit({ transactionId })
      expectReply(debitAgain, 'OK', '16.00')
      expectSameTransfer(world, [debitAgain, debit])
      expectReply(await table.rollback(transactionId), 'TRANSACTION_ALREADY_SETTLED')
      assert.equal(await table.player.balance(), '16.00')
    },
  },
  {
    name: 'a win repeated with another amount is DUPLICATE_TRANSACTION',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const transactionId = randomUUID()
      await table.credit(debit, { transactionId, amount: '2.00' })
      expectReply(
        await table.credit(debit, { transactionId, amount: '200.00' }),
        'DUPLICATE_TRANSACTION',
      )
      assert.equal(await table.player.balance(), '11.00')
    },
  },
  {
    name: 'several credits of one stake, under ids of their own, are all paid',
    needs: ['several_credits'],
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      await table.debit({ transactionId: debit })
      const second = { transactionId: randomUUID(), amount: '3.00' }
      await table.credit(debit, { amount: '2.00' })
      expectReply(await table.credit(debit, second), 'OK', '14.00')
      expectReply(await table.credit(debit, second), 'OK', '14.00')
      expectReply(await table.credit(debit, { ...second, amount: '4.00' }), 'DUPLICATE_TRANSACTION')
      assert.equal(await table.player.balance(), '14.00')
    },
  },
  {
    name: 'several stakes of one round are taken',
    run: async (world) => {
      const table = await seat(world, '10.00')
      expectReply(await table.debit(), 'OK', '9.00')
      expectReply(await table.debit(), 'OK', '8.00')
    },
  },
  {
    name: 'a credit for an unknown stake may be retried, and is paid once the stake is there',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = randomUUID()
      const credit = { transactionId: randomUUID() }
      const early = await table.credit(debit, credit)
      expectReply(early, 'TRANSACTION_DOES_NOT_EXIST')
      expectRetry(world, early, true)
      await table.debit({ transactionId: debit })
      expectReply(await table.credit(debit, credit), 'OK', '11.00')
    },
  },
]
