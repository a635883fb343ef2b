import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { ExactNumber } from '../../exact/exact-json.ts'
import { expectRepeated, expectReply, seat } from '../bench.ts'
import type { ConformanceCase } from '../case.ts'
import type { StoryWorld } from '../world.ts'
import { check, sendOneWalletCall, type OneWalletAccess, type OneWalletBent } from './driver.ts'

export type OneWalletWorld = StoryWorld<OneWalletBent> & { readonly access: OneWalletAccess }

const amount = (text: string) => ({ amount: new ExactNumber(text) })

const wrongShapes: readonly (readonly [string, Record<string, unknown>])[] = [
  ['an amount as text', { amount: '1.00' }],
  ['a negative amount', amount('-1.00')],
  ['an amount finer than 1/10,000', amount('1.00001')],
  ['an amount with an exponent', amount('1e2')],
  ['a stake of nothing', amount('0.00')],
  ['a bet without an id', { refId: undefined }],
]

/** What is specific to the family: its token, its numbers, one end for each bet. */
export const casesOfOneWallet: readonly ConformanceCase<OneWalletWorld>[] = [
  {
    name: 'a call with another token, or none, is INVALID_TOKEN_ID and moves nothing',
    run: async (world) => {
      const table = await seat(world, '10.00')
      for (const token of ['guessed', '', `${world.access.token}x`]) {
        expectReply(await table.debit({}, { token }), 'INVALID_SIGNATURE')
      }
      assert.equal(await table.player.balance(), '10.00')
    },
  },
  {
    name: 'a session is checked as often as the vendor likes, and is one',
    run: async (world) => {
      const player = await world.createPlayer('10.00')
      const sid = await player.launch()
      const users = await Promise.all([check(world.access, sid), check(world.access, sid)])
      assert.equal(new Set(users).size, 1)
      const strange = { sid, userId: 'nobody' }
      expectReply(await sendOneWalletCall(world.access, 'check', strange), 'INVALID_TOKEN')
    },
  },
  {
    name: 'a decimal keeps every digit, and zeros at its end are nothing',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const refId = randomUUID()
      const debit = await table.debit({ transactionId: refId }, { transaction: amount('0.100000') })
      expectReply(debit, 'OK', '9.90')
      expectReply(await table.credit(refId, { amount: '0.2001' }), 'OK', '10.1001')
    },
  },
  {
    name: 'a bet is settled once, also by a credit under another id',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const refId = randomUUID()
      await table.debit({ transactionId: refId })
      expectReply(await table.credit(refId), 'OK', '11.00')
      const again = await table.credit(refId)
      expectReply(again, 'OK', '11.00')
      expectRepeated(world, [again], 1)
      expectReply(await table.credit(refId, { amount: '3.00' }), 'DUPLICATE_TRANSACTION')
      assert.equal(await table.player.balance(), '11.00')
    },
  },
  {
    name: 'no JSON, half JSON and other JSON are refused and final',
    run: async (world) => {
      for (const body of ['hello', '{"uuid":"x"', '[]', 'null', '""', '{}']) {
        const answer = await sendOneWalletCall(world.access, 'debit', {}, { rawBody: body })
        assert.equal(answer.http, 200)
        // Without the body that contained it there is no token either.
        const isTokenGone = world.access.tokenIn === 'body'
        expectReply(answer, isTokenGone ? 'INVALID_SIGNATURE' : 'WRONG_SYNTAX')
      }
    },
  },
  ...wrongShapes.map(([what, transaction]): ConformanceCase<OneWalletWorld> => ({
    name: `${what} is INVALID_PARAMETER and moves nothing`,
    run: async (world) => {
      const table = await seat(world, '10.00')
      expectReply(await table.debit({}, { transaction }), 'WRONG_TYPES')
      assert.equal(await table.player.balance(), '10.00')
    },
  })),
]
