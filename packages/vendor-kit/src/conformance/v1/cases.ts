import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import { movementsMax } from '@trevo/contract/vendor/shapes.ts'
import type { VendorStatus } from '@trevo/contract/vendor/status.ts'
import { expectReply, seat } from '../bench.ts'
import type { ConformanceCase } from '../case.ts'
import type { Table } from '../driver.ts'
import { sendCall, sendMany, type V1Bent } from './call.ts'

const expectUnsigned = async (table: Table<V1Bent>, bent: V1Bent): Promise<void> => {
  const answer = await table.debit({}, bent)
  assert.equal(answer.http, 401)
  expectReply(answer, 'INVALID_SIGNATURE')
  assert.equal(await table.player.balance(), '10.00')
}

const wrongShapes: readonly (readonly [string, object, VendorStatus])[] = [
  ['an amount as a number', { amount: 1 }, 'WRONG_TYPES'],
  ['a negative amount', { amount: '-1.00' }, 'WRONG_TYPES'],
  ['five decimals', { amount: '1.00001' }, 'WRONG_TYPES'],
  ['a stake of nothing', { amount: '0.00' }, 'WRONG_TYPES'],
  ['an amount in words', { amount: '1e2' }, 'WRONG_TYPES'],
  ['a missing id', { transactionId: undefined }, 'WRONG_SYNTAX'],
  ['a field nobody knows', { bonus: '1.00' }, 'WRONG_SYNTAX'],
]

/** Other spellings of an instant, all of which a lenient parser would read as the same number. */
const misspelled: readonly (readonly [string, (ms: number) => string])[] = [
  ['in hexadecimal digits', (ms) => `0x${ms.toString(16)}`],
  ['in octal digits', (ms) => `0o${ms.toString(8)}`],
  ['with an exponent', (ms) => `${ms / 1e12}e12`],
  ['with a sign', (ms) => `+${ms}`],
  ['with a point', (ms) => `${ms}.0`],
  ['with a zero before it', (ms) => `0${ms}`],
  ['in seconds', (ms) => String(Math.floor(ms / 1_000))],
]

/** A stake of 1.00 as one of several in the same call. */
const debitOf = (
  { gameCode }: { readonly gameCode: string },
  { playerRef, sessionToken, roundId }: Table<V1Bent>,
) => ({
  kind: 'debit',
  playerRef,
  sessionToken,
  roundId,
  gameCode,
  currency: 'BRL',
  amount: '1.00',
  transactionId: randomUUID(),
})

/** Launches, signatures, keys, clocks and broken bytes. */
export const casesOfV1: readonly ConformanceCase[] = [
  {
    name: 'a launch token opens one session, also when it is used twice at once',
    run: async (world) => {
      const player = await world.createPlayer('10.00')
      const launchToken = await player.launch()
      const { path } = vendorEndpoints.checkSession
      const answers = await Promise.all([
        sendCall(world, path, { launchToken }),
        sendCall(world, path, { launchToken }),
      ])
      const statuses = answers.map(({ reply }) => reply.status).toSorted()
      assert.deepEqual(statuses, ['INVALID_TOKEN', 'OK'])
    },
  },
  {
    name: 'a body changed after signing is INVALID_SIGNATURE and moves nothing',
    run: async (world) => {
      const table = await seat(world, '10.00')
      await expectUnsigned(table, { bodyAsSent: '{"requestId":"x","amount":"0.01"}' })
      await expectUnsigned(table, { headers: { [vendorHeaders.signature]: 'ab'.repeat(32) } })
    },
  },
  {
    name: 'a clock more than 60 seconds off is refused, less is not',
    run: async (world) => {
      const table = await seat(world, '10.00')
      await expectUnsigned(table, { timestampOffsetMs: -61_500 })
      await expectUnsigned(table, { timestampOffsetMs: 61_500 })
      expectReply(await table.debit({}, { timestampOffsetMs: -55_000 }), 'OK')
      expectReply(await table.debit({}, { timestampOffsetMs: 55_000 }), 'OK')
    },
  },
  ...misspelled.map(([what, spell]): ConformanceCase => ({
    name: `a timestamp ${what} is refused, although it names this instant and is signed`,
    run: async (world) => {
      const table = await seat(world, '10.00')
      await expectUnsigned(table, { timestamp: spell(world.nowMs()) })
    },
  })),
  {
    name: 'a call with a query string is refused, signed with it or not',
    run: async (world) => {
      const table = await seat(world, '10.00')
      for (const query of ['?', '?amount=0.01', '?a=b&c']) {
        await expectUnsigned(table, { query })
        await expectUnsigned(table, { query, isQuerySigned: true })
      }
    },
  },
  {
    name: 'what is signed with the platform’s own half of the key is no call',
    run: async (world) => {
      const table = await seat(world, '10.00')
      await expectUnsigned(table, { keys: world.platformKeys })
      expectReply(await table.debit(), 'OK', '9.00')
    },
  },
  {
    name: 'a call replayed byte for byte is refused',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const nonce = randomUUID()
      expectReply(await table.balanceCall({ nonce }), 'OK')
      const replayed = await table.balanceCall({ nonce })
      assert.equal(replayed.http, 401)
    },
  },
  {
    name: 'during a rotation both keys are good, and a dead one is not',
    run: async (world) => {
      const table = await seat(world, '10.00')
      await expectUnsigned(table, { keys: world.deadKeys })
      expectReply(await table.debit({}, { keys: world.overlappingKeys }), 'OK')
      expectReply(await table.debit({}, { keys: world.keys }), 'OK')
    },
  },
  {
    name: 'an unknown vendor is INVALID_PARTNER',
    run: async (world) => {
      const answer = await sendCall(
        world,
        vendorEndpoints.getVendorBalance.path,
        {},
        { headers: { [vendorHeaders.vendor]: 'nobody' } },
      )
      assert.equal(answer.http, 401)
      expectReply(answer, 'INVALID_PARTNER')
    },
  },
  {
    name: 'no JSON, half JSON and other JSON are WRONG_SYNTAX, signed and final',
    run: async (world) => {
      for (const rawBody of ['hello', '{"requestId":"x"', '[]', 'null', '""']) {
        const answer = await sendCall(world, vendorEndpoints.debit.path, {}, { rawBody })
        assert.equal(answer.http, 200)
        assert.match(answer.reply.status, /^WRONG_(SYNTAX|TYPES)$/)
      }
    },
  },
  ...wrongShapes.map(([what, change, status]): ConformanceCase => ({
    name: `${what} is ${status} and moves nothing`,
    run: async (world) => {
      const table = await seat(world, '10.00')
      expectReply(await table.debit(change), status)
      assert.equal(await table.player.balance(), '10.00')
    },
  })),
  {
    name: 'movements of many players in one call are each answered as if alone, in their order',
    run: async (world) => {
      const tables = await Promise.all(['10.00', '0.50', '10.00'].map((one) => seat(world, one)))
      const debits = tables.map((table) => debitOf(world, table))
      const first = await sendMany(world, debits)
      const words = (answers: readonly { word: string }[]) => answers.map(({ word }) => word)
      assert.deepEqual(words(first.answers), ['OK', 'NOT_ENOUGH_MONEY', 'OK'])
      assert.deepEqual(
        first.answers.map(({ reply }) => reply.balance),
        ['9.00', '0.50', '9.00'],
      )
      // Repeating the same call takes nothing again.
      const second = await sendMany(world, debits)
      assert.deepEqual(words(second.answers), ['OK', 'NOT_ENOUGH_MONEY', 'OK'])
      assert.equal(second.answers[0]?.reply.repeated, true)
      const balances = await Promise.all(tables.map(({ player }) => player.balance()))
      assert.deepEqual(balances, ['9.00', '0.50', '9.00'])
    },
  },
  {
    name: 'one movement sent twice in one call is taken once',
    run: async (world) => {
      const table = await seat(world, '10.00')
      const debit = debitOf(world, table)
      const { answers } = await sendMany(world, [debit, debit, debit])
      assert.deepEqual(new Set(answers.map(({ word }) => word)), new Set(['OK']))
      assert.equal(answers.filter(({ reply }) => reply.repeated).length, 2)
      assert.equal(await table.player.balance(), '9.00')
    },
  },
  {
    name: 'a call without movements, or with more than 64, is refused whole',
    run: async (world) => {
      assert.equal((await sendMany(world, [])).status, 'WRONG_TYPES')
      const many = Array.from({ length: movementsMax + 1 }, () => ({}))
      assert.equal((await sendMany(world, many)).status, 'WRONG_TYPES')
    },
  },
]
