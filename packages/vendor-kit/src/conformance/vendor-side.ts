import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import type { AskVendor } from '../client/ask-vendor.ts'
import type { Fault, ReferenceServer } from '../reference/serve-books.ts'
import type { ConformanceCase } from './case.ts'

/** A vendor of the seamless wallet v1 under test, in front of the reference wallet. */
export type VendorSideWorld = {
  readonly wallet: Pick<ReferenceServer, 'faultOf'>
  /** Of the one player, on the wallet's books. */
  balance(): string
  /** Has the vendor play one round of 1.00; returns its id. */
  play(): Promise<string>
  /** How often it requests a stake before it rolls the round back. */
  readonly debitAttemptCount: number
  /** Has the vendor continue with what it still owes the platform. */
  finish(): Promise<void>
  readonly ask: AskVendor
  /** Sends a query with a key that the vendor never had. */
  readonly askAsStranger: AskVendor
}

const without: VendorSideWorld['wallet']['faultOf'] = () => undefined

/** Plays with the first `times` calls of a kind failing. */
const playWith = async (
  world: VendorSideWorld,
  fault: Fault,
  { call, times }: { readonly call: string; readonly times: number },
): Promise<string> => {
  let left = times
  world.wallet.faultOf = (name) => {
    if (name !== call || left === 0) return undefined
    left -= 1
    return fault
  }
  const roundId = await world.play()
  for (let at = 0; at <= times; at += 1) await world.finish()
  world.wallet.faultOf = without
  await world.finish()
  return roundId
}

const statementOf = async ({ ask }: VendorSideWorld, roundId: string) => {
  const hourMs = 3_600_000
  const now = Date.now()
  const bets = await ask.statement({ from: new Date(now - hourMs), to: new Date(now + hourMs) })
  assert.ok(bets, 'the vendor tells its record')
  const own = bets.filter((bet) => bet.roundId === roundId)
  assert.equal(own.length, 1, 'the record has the round once')
  return own[0]
}

/** Asserts that the money moved equals the vendor's own record. */
const expectSettled = async (world: VendorSideWorld, roundId: string, before: string) => {
  assert.equal(await world.ask.roundState(roundId), 'settled')
  const bet = await statementOf(world, roundId)
  assert.ok(bet?.state === 'settled')
  const moved = parseMoney(world.balance()) - parseMoney(before)
  assert.equal(moved, parseMoney(bet.payout) - parseMoney(bet.stake))
}

const faults = ['lost', 'answer_lost', 'forged', 'http_500'] as const satisfies readonly Fault[]

/** What a vendor must do for a platform, as stories. */
export const casesOfVendorSide: readonly ConformanceCase<VendorSideWorld>[] = [
  {
    name: 'a round moves what the vendor’s record says',
    run: async (world) => {
      for (let round = 0; round < 10; round += 1) {
        const before = world.balance()
        await expectSettled(world, await world.play(), before)
      }
    },
  },
  ...faults.map((fault): ConformanceCase<VendorSideWorld> => ({
    name: `a debit that is ${fault} as often as it is asked for costs nothing, and its round is cancelled`,
    run: async (world) => {
      const before = world.balance()
      const times = world.debitAttemptCount
      const roundId = await playWith(world, fault, { call: 'debit', times })
      assert.equal(world.balance(), before)
      assert.equal(await world.ask.roundState(roundId), 'cancelled')
    },
  })),
  ...faults.map((fault): ConformanceCase<VendorSideWorld> => ({
    name: `a credit that is ${fault} three times is paid once in the end`,
    run: async (world) => {
      const before = world.balance()
      const roundId = await playWith(world, fault, { call: 'credit', times: 3 })
      await expectSettled(world, roundId, before)
    },
  })),
  {
    name: 'a rollback whose answer is lost is sent again until it is answered',
    run: async (world) => {
      const before = world.balance()
      let rollbacks = 0
      world.wallet.faultOf = (call) => {
        if (call === 'rollback') rollbacks += 1
        return call === 'debit' || rollbacks < 3 ? 'answer_lost' : undefined
      }
      const roundId = await world.play()
      for (let at = 0; at < 4; at += 1) await world.finish()
      world.wallet.faultOf = without
      assert.equal(world.balance(), before)
      assert.equal(await world.ask.roundState(roundId), 'cancelled')
    },
  },
  {
    name: 'a round that never was is unknown, and a stranger is told nothing',
    run: async (world) => {
      const roundId = await world.play()
      assert.equal(await world.ask.roundState(randomUUID()), 'unknown')
      assert.equal(await world.askAsStranger.roundState(roundId), 'no_answer')
    },
  },
]
