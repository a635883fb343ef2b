import { Refusal } from '@trevo/platform/refusal.ts'
import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { recordSettled, type SettledBet } from '../../bets/index.ts'
import type { PostCommand } from '../../wallet/index.ts'
import { openCopies, type Copy } from '../testing/open-copies.ts'
import { openLimitsWorld } from '../testing/open-limits-world.ts'

const world = await openLimitsWorld()
const copies = await openCopies(world)
afterAll(async () => {
  for (const copy of copies) await copy.close()
  await world.close()
})

const brands = 3
const centavo = 100n

/** What happens, at which copy and account of the person; amounts in centavos. */
const at = { copy: fc.nat(copies.length - 1), brand: fc.nat(brands - 1) }
const amount = fc.integer({ min: 1, max: 3_000 })
const action = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      do: fc.constantFrom('batch', 'transaction', 'set', 'hold'),
      ...at,
      amount,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('deposit'), ...at, amount }) },
  // Of one of the stakes taken in an earlier round.
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('pay', 'roll back', 'release'),
      ...at,
      amount,
      of: fc.nat(200),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('lower'),
      ...at,
      amount: fc.integer({ min: 2_000, max: 40_000 }),
      kind: fc.constantFrom('loss', 'stake', 'deposit'),
    }),
  },
)
type Action = {
  readonly do: string
  readonly copy: number
  readonly brand: number
  readonly amount: number
  readonly of?: number
  readonly kind?: string
}
const rounds = fc.array(fc.array(action, { minLength: 8, maxLength: 64 }), {
  minLength: 2,
  maxLength: 4,
})

type Taken = { readonly command: PostCommand; readonly isHold: boolean; isOpen: boolean }

const minorOf = (centavos: number): bigint => BigInt(centavos) * centavo
const textOf = (centavos: number): string =>
  `${Math.floor(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`

const betOf = (
  command: PostCommand,
  paidMinor: bigint,
  state: SettledBet['state'],
): SettledBet => ({
  memberId: command.memberId,
  source: command.source,
  txnId: command.txnId,
  product: 'game',
  nodeId: 1,
  roundId: command.txnId,
  money: 'real',
  stakeMinor: command.amountMinor,
  backMinor: 0n,
  validMinor: 0n,
  paidMinor,
  wonFromPlayersMinor: 0n,
  state,
  placedAt: world.clock.now(),
  settledAt: world.clock.now(),
})

/** A person with an account at each of three brands, and what was taken of it. */
const openPerson = async () => {
  const accounts = [await world.newMember(), await world.newMember(), await world.newMember()]
  // So that the limits are what refuses.
  for (const memberId of accounts) await world.give(memberId, 100_000)
  const [first = 0n, ...others] = accounts
  for (const other of others) world.join(other, first)
  const taken: Taken[] = []

  const stake = async (copy: Copy, one: Action): Promise<void> => {
    const isHold = one.do === 'hold'
    const command: PostCommand = {
      source: 'any',
      txnId: world.nextId(),
      kind: isHold ? 'test.held' : 'test.bet',
      memberId: accounts[one.brand] ?? first,
      amountMinor: minorOf(one.amount),
    }
    if (one.do === 'batch') await copy.wallet.post(command)
    else if (one.do === 'transaction') {
      await copy.database.inTx((tx) => copy.wallet.postInTx(tx, command))
    } else if (isHold) await copy.database.inTx((tx) => copy.wallet.hold(tx, command))
    else {
      const [answer] = await copy.database.inTx((tx) => copy.wallet.postSetInTx(tx, [command]))
      if (answer instanceof Refusal) throw answer
    }
    taken.push({ command, isHold, isOpen: true })
  }

  /** As the cashier credits a Pix: counted, or sent back. */
  const deposit = (copy: Copy, one: Action): Promise<void> =>
    copy.database.inTx(async (tx) => {
      const memberId = accounts[one.brand] ?? first
      const amountMinor = minorOf(one.amount)
      await copy.limits.deposits.lock(tx, memberId)
      if (!(await copy.limits.deposits.admit(tx, memberId, amountMinor))) return
      const kind = 'cashier.deposit_credited'
      await copy.wallet.postInTx(tx, {
        source: 'any',
        txnId: world.nextId(),
        kind,
        memberId,
        amountMinor,
      })
    })

  const decide = async (copy: Copy, one: Action, before: readonly Taken[]): Promise<void> => {
    const open = before.filter(({ isHold, isOpen }) => isOpen && isHold === (one.do === 'release'))
    const stakeOf = open[(one.of ?? 0) % Math.max(1, open.length)]
    if (!stakeOf) return
    stakeOf.isOpen = false
    const { command } = stakeOf
    const { source, txnId, memberId, amountMinor } = command
    if (one.do === 'release') {
      await copy.database.inTx((tx) =>
        copy.wallet.release(tx, {
          ...command,
          txnId: world.nextId(),
          kind: 'test.freed',
          hold: { source, txnId },
        }),
      )
      return
    }
    if (one.do === 'roll back') {
      const id = world.nextId()
      await copy.wallet.reverse({ source, txnId: id, reverses: txnId, memberId })
      await copy.database.inTx((tx) => recordSettled(tx, [betOf(command, 0n, 'returned')]))
      return
    }
    const paidMinor = amountMinor * BigInt(one.amount % 3)
    await copy.database.inTx((tx) => recordSettled(tx, [betOf(command, paidMinor, 'settled')]))
  }

  return { first, accounts, taken, stake, deposit, decide }
}
type Person = Awaited<ReturnType<typeof openPerson>>

const limitsOf = async (person: Person) => {
  const { list } = await world.limits.getLimits(person.first, 1)
  const of = (kind: string) => list.find((one) => one.kind === kind && one.period === 'day')?.value
  return { loss: of('loss'), stake: of('stake'), deposit: of('deposit'), bets: of('bets') }
}

/** What the counter says, in 1/10,000 BRL. */
const countedOf = async ({ first }: Person) => {
  const { rows } = await world.pool.query<Record<string, bigint>>(
    `select staked_day, staked_week, staked_month, bets_day, bets_month, deposited_day,
       deposited_month, returned_day, returned_month
     from limits.used where person_id = $1`,
    [first],
  )
  return rows[0] ?? {}
}

/** The same added up from the ledger and the bets, without the module. */
const recountOf = async ({ accounts }: Person) => {
  const { rows } = await world.pool.query<Record<string, bigint>>(
    `with legs as (
       select k.name, e.amount from wallet.entry e
       join wallet.transfer_kind k on k.id = e.kind
       where e.account_id = any (select m * 4 from unnest($1::bigint[]) m)
         and e.created_at >= $2
     ), given as (
       select coalesce(sum(case b.state when 'returned' then b.stake_minor else b.paid_minor end), 0) as sum
       from bets.bet b where b.member_id = any ($1) and b.state <> 'open'
     )
     select
       coalesce(-sum(amount) filter (where name in ('test.bet', 'test.held')), 0)::bigint as staked,
       count(*) filter (where name in ('test.bet', 'test.held')) as bets,
       coalesce(sum(amount) filter (where name = 'cashier.deposit_credited'), 0)::bigint as deposited,
       (coalesce(sum(amount) filter (where name = 'test.freed'), 0) + (select sum from given))::bigint
         as returned
     from legs`,
    [accounts, new Date('2026-11-23T03:00:00Z')],
  )
  const { staked = 0n, bets = 0n, deposited = 0n, returned = 0n } = rows[0] ?? {}
  return {
    staked_day: staked,
    staked_week: staked,
    staked_month: staked,
    bets_day: bets,
    bets_month: bets,
    deposited_day: deposited,
    deposited_month: deposited,
    returned_day: returned,
    returned_month: returned,
  }
}

const run = async (person: Person, one: Action, before: readonly Taken[]): Promise<void> => {
  const copy = copies[one.copy]
  if (!copy) throw new Error('no copy')
  switch (one.do) {
    case 'deposit':
      return person.deposit(copy, one)
    case 'pay':
    case 'roll back':
    case 'release':
      return person.decide(copy, one, before)
    case 'lower':
      await copy.limits.setLimit(world.asker(person.accounts[one.brand] ?? person.first), {
        kind: one.kind as 'loss' | 'stake' | 'deposit',
        period: 'day',
        value: textOf(one.amount),
        password: 'x',
      })
      return undefined
    default:
      return person.stake(copy, one)
  }
}

/**
 * The refusals of random stakes; any other error fails the test. A stake that meets one changed limit after another is
 * refused as busy, with nothing done.
 */
const isExpected = (error: unknown, isLowering = false): boolean =>
  error instanceof Refusal &&
  (['limit.reached', 'limit.above_longer'].includes(error.code) ||
    (isLowering && error.code === 'wallet.busy'))

/** What the tightest of the limits of money leaves, in centavos; zero without a bet left. */
const restOf = async (person: Person): Promise<number> => {
  const { list } = await world.limits.getLimits(person.first, 1)
  const rests = list.flatMap(({ kind, period, rest }) =>
    rest !== null && period === 'day' && (kind === 'loss' || kind === 'stake') ? [rest] : [],
  )
  const bets = list.find(({ kind, period }) => kind === 'bets' && period === 'day')?.rest
  return bets === '0' ? 0 : Math.min(...rests.map((rest) => Math.round(Number(rest) * 100)))
}

/** At every copy in every way at once: nobody gets a centavo more than is left, and one gets all of it. */
const fill = async (person: Person): Promise<void> => {
  const rest = await restOf(person)
  const tries = async (centavos: number): Promise<number> => {
    const results = await Promise.allSettled(
      ['batch', 'transaction', 'set', 'batch'].map((way, copy) =>
        run(person, { do: way, copy, brand: 0, amount: centavos }, []),
      ),
    )
    for (const result of results) {
      if (result.status === 'rejected' && !isExpected(result.reason)) throw result.reason
    }
    return results.filter(({ status }) => status === 'fulfilled').length
  }
  expect(await tries(rest + 1)).toBe(0)
  if (rest > 0) expect(await tries(rest)).toBe(1)
}

const worth = (text: string | null | undefined): bigint =>
  BigInt(Math.round(Number(text ?? 'NaN') * 10_000))

beforeEach(() => world.setNow(new Date('2026-11-23T15:00:00Z')))

test('no interleaving passes a limit by a centavo, and the counters are what the ledger says', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const person = await openPerson()
      for (const [kind, value] of [
        ['loss', '300.00'],
        ['stake', '600.00'],
        ['deposit', '3000.00'],
        ['bets', '90'],
      ] as const) {
        await world.set(person.first, kind, 'day', value)
      }
      for (const round of all) {
        const held = await limitsOf(person)
        const start = await countedOf(person)
        const before = [...person.taken]
        const results = await Promise.allSettled(round.map((one) => run(person, one, before)))
        const isLowering = round.some((one) => one.do === 'lower')
        for (const result of results) {
          if (result.status === 'rejected' && !isExpected(result.reason, isLowering)) {
            throw result.reason
          }
        }
        await Promise.all(copies.map((copy) => copy.limits.readSettled()))
        const counted = await countedOf(person)
        expect(counted).toEqual(await recountOf(person))

        // A limit that was lowered may be below what was used before it; nothing is added above it.
        const within = (used: bigint, limit: bigint, usedBefore: bigint) =>
          expect(used <= limit || used <= usedBefore, `${used} of ${limit}`).toBe(true)
        const lossOf = (one: Record<string, bigint>) =>
          (one['staked_day'] ?? 0n) - (one['returned_day'] ?? 0n)
        within(lossOf(counted), worth(held.loss), lossOf(start))
        within(counted['staked_day'] ?? 0n, worth(held.stake), start['staked_day'] ?? 0n)
        within(counted['deposited_day'] ?? 0n, worth(held.deposit), start['deposited_day'] ?? 0n)
        within(counted['bets_day'] ?? 0n, BigInt(held.bets ?? '0'), start['bets_day'] ?? 0n)
        await fill(person)
      }
    }),
    { numRuns: 25, interruptAfterTimeLimit: 60_000 },
  )
}, 120_000)
