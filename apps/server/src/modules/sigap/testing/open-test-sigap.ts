import { createDatabase } from '@trevo/database/connect.ts'
import { approvalModules, openTestApprovals } from '../../../testing/open-test-approvals.ts'
import type { KindDefinition } from '../../wallet/index.ts'
import { openNamedLedger } from '../../wallet/testing/open-named-ledger.ts'
import { createSigap } from '../module.ts'
import type { Bettor, ReportingCompany } from '../needs.ts'
import type { Delivery, ReceivedResult, SigapReceiver } from '../outside/sigap-receiver.ts'
import type { SigapTables } from '../repository/tables.ts'

/** Kinds of movements with the columns in which they count. */
const kinds = {
  'play.stake_taken': { role: 'debit', typeCode: 3200, house: 'play', word: 'stake/a' },
  'play.payout_paid': { role: 'credit', typeCode: 3100, house: 'play', word: 'prize/a' },
  'sportsbook.stake_taken': { role: 'debit', typeCode: 3200, house: 'book', word: 'stake/a' },
  'sportsbook.prize_paid': { role: 'credit', typeCode: 3100, house: 'book', word: 'prize/a' },
  'sportsbook.stake_refunded': { role: 'credit', typeCode: 4106, house: 'book', word: 'undone/a' },
  'cashier.deposit_credited': { role: 'credit', typeCode: 6101, house: 'bank', word: 'deposit/a' },
  'cashier.deposit_reversed': { role: 'debit', typeCode: 6202, house: 'bank', word: 'deposit/a' },
  'cashier.withdrawal_held': { role: 'hold', typeCode: 6201, word: 'none/ah' },
  'cashier.withdrawal_paid': {
    role: 'capture',
    typeCode: 6201,
    house: 'bank',
    word: 'withdrawal/h',
  },
  'promotions.cash_given': { role: 'credit', typeCode: 3102, house: 'gifts', word: 'given/a' },
} as const satisfies Record<string, Omit<KindDefinition, 'kind'> & { readonly word: string }>

export type TestKind = keyof typeof kinds

/** Brand 1 and 2 belong to a company that reports; brand 3 to one that does not. */
export const testCompany: ReportingCompany = {
  companyId: 7,
  cnpj: '11222333000181',
  brands: [
    { brandId: 1, code: 'one', timeZone: 'America/Sao_Paulo' },
    { brandId: 2, code: 'two', timeZone: 'America/Sao_Paulo' },
  ],
  dueHour: 6,
}

/** Of each member, by the number: 1, 2, 3, 1, 2, … */
export const brandOf = (memberId: bigint): number => Number((memberId - 1n) % 3n) + 1

const registeredAt = new Date('2026-03-10T14:00:00Z')

/** A receiver that answers as the test says. */
const createTestReceiver = () => {
  const deliveries: Delivery[] = []
  const answers = new Map<string, ReceivedResult | 'unknown'>()
  const faults: { deliver?: Error; ask?: Error } = {}
  const receiver: SigapReceiver = {
    sign: async (cnpj, content) => `${cnpj}..${content.length}`,
    deliver: async (delivery) => {
      if (faults.deliver) throw faults.deliver
      deliveries.push(delivery)
      return `r-${delivery.deliveryId}`
    },
    ask: async (receipt) => {
      if (faults.ask) throw faults.ask
      return answers.get(receipt) ?? { state: 'accepted', problems: [] }
    },
  }
  return { receiver, deliveries, answers, faults }
}

/**
 * A ledger of some members, and the files made from it. Game 7 is a slot.
 * @param persons how many people the members belong to, in turn; each has a CPF
 */
export const openTestSigap = async (
  members: number,
  company: ReportingCompany = testCompany,
  persons = members,
) => {
  const ledger = await openNamedLedger([...approvalModules, 'sigap'], kinds, members)
  const { pool, clock, wallet } = ledger
  const database = createDatabase<SigapTables>(pool)
  const bettors = new Map<bigint, Bettor>()
  for (let id = 1n; id <= BigInt(members); id += 1n) {
    const cpf = String(((id - 1n) % BigInt(persons)) + 1n).padStart(11, '0')
    const of = { memberId: id, brandId: brandOf(id), account: `b${brandOf(id)}@m${id}` }
    bettors.set(id, { ...of, cpf, bornOn: '1990-05-01', registeredAt, closedAt: null })
  }
  const outside = createTestReceiver()
  const approvals = await openTestApprovals({ pool, clock }, ['ana', 'bruno'])
  const sigap = createSigap({
    database,
    wallet,
    clock,
    logger: { error: () => undefined, warn: () => undefined },
    receiver: outside.receiver,
    kinds: { wordOf: ledger.wordOf },
    settings: {
      companies: () => [company],
      companyOf: (brandId) =>
        company.brands.some((brand) => brand.brandId === brandId) ? company : undefined,
    },
    members: {
      brandsOf: async (ids) => new Map(ids.map((id) => [id, brandOf(id)])),
      findBettors: async (_tx, ids) =>
        new Map(
          ids.flatMap((id) => {
            const bettor = bettors.get(id)
            return bettor ? [[id, bettor] as const] : []
          }),
        ),
      listChanged: async (_tx, { brandIds, from, until, afterId, limit }) =>
        [...bettors.values()]
          .filter(
            (one) =>
              one.memberId > afterId &&
              brandIds.includes(one.brandId) &&
              [one.registeredAt, one.closedAt].some((at) => at && at >= from && at < until),
          )
          .map(({ memberId }) => memberId)
          .slice(0, limit),
    },
    catalogue: { gameOf: (nodeId) => ({ name: `Game ${nodeId}`, vendor: 'v', product: 'SLOT' }) },
    staff: approvals.staff.approvals,
  })
  approvals.staff.approvals.register(sigap.changeKinds)
  return {
    pool: ledger.ownerPool,
    database,
    wallet,
    sigap,
    approvals,
    bettors,
    outside,
    setNow: (at: string) => ledger.setNow(new Date(at)),
    passSec: (sec: number) => ledger.setNow(new Date(clock.now().getTime() + sec * 1_000)),
    close: ledger.close,
  }
}

export type TestSigap = Awaited<ReturnType<typeof openTestSigap>>
