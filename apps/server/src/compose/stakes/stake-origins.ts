import {
  lotteryCapturedKind,
  lotteryChangedKinds,
  lotteryStakedKind,
  type Lottery,
} from '../../modules/lottery/index.ts'
import { returnedKind, stakeKey, stakeKind, type Play } from '../../modules/play/index.ts'
import {
  sportsbookChangedKinds,
  sportsbookStakedKind,
  type Sportsbook,
} from '../../modules/sportsbook/index.ts'
import type { StakeEnd, StakeName, StakeOrigin } from '../../platform/shapes/stake-origin.ts'

type Ends = ReadonlyMap<string, StakeEnd>

type Neighbours = {
  readonly play: Pick<Play, 'settlementsOf'>
  readonly lottery: Pick<Lottery, 'findOrderEnds' | 'findTicketEnds'>
  readonly sportsbook: Pick<Sportsbook, 'findSlipEnds'>
}

const vendorPrefix = 'vendor:'
const keyOf = ({ source, txnId }: StakeName): string => `${source} ${txnId}`
/** 12 for `order:12:staked`. */
const numberIn = ({ txnId }: StakeName): bigint => BigInt(txnId.split(':')[1] ?? '0')

/** A module's data of stakes, by the common key. */
const endsBy = <Key>(
  stakes: readonly StakeName[],
  found: ReadonlyMap<Key, Omit<StakeEnd, 'product'>>,
  { keyIn, product = null }: { keyIn: (stake: StakeName) => Key; product?: 'SPORTS' | null },
): Ends =>
  new Map(
    stakes.flatMap((stake) => {
      const end = found.get(keyIn(stake))
      return end ? [[keyOf(stake), { ...end, product }] as const] : []
    }),
  )

type Unsold = Pick<StakeEnd, 'word' | 'uncountedMinor'>

/** These are never cashed out. */
const unsold = <Key>(ends: ReadonlyMap<Key, Unsold>) =>
  new Map([...ends].map(([key, end]) => [key, { ...end, backMinor: 0n }] as const))

const vendorOf = ({ source }: StakeName): string => source.slice(vendorPrefix.length)

const roundsOf = ({ play }: Neighbours): StakeOrigin => ({
  stakeKinds: [stakeKind.kind],
  changedKinds: [returnedKind.kind],
  endsOf: async (stakes) => {
    const own = stakes.filter(({ source }) => source.startsWith(vendorPrefix))
    if (own.length === 0) return new Map()
    const found = await play.settlementsOf(
      own.map((stake) => ({ vendor: vendorOf(stake), txnId: stake.txnId })),
    )
    const ends = [...found].map(
      ([key, { word, uncountedMinor }]) => [key, { word, backMinor: 0n, uncountedMinor }] as const,
    )
    const keyIn = (stake: StakeName) => stakeKey(vendorOf(stake), stake.txnId)
    return endsBy(own, new Map(ends), { keyIn })
  },
})

/** A trace's stake was taken under its ticket's number, any other under its order's. */
const lotteriesOf = ({ lottery }: Neighbours): StakeOrigin => ({
  stakeKinds: [lotteryStakedKind, lotteryCapturedKind],
  changedKinds: lotteryChangedKinds,
  endsOf: async (stakes) => {
    const own = stakes.filter(({ source }) => source === 'lottery')
    const orders = own.filter(({ txnId }) => txnId.startsWith('order:'))
    const tickets = own.filter(({ txnId }) => txnId.startsWith('ticket:'))
    const [ofOrders, ofTickets] = await Promise.all([
      lottery.findOrderEnds(
        orders.map((stake) => ({ memberId: stake.memberId, orderId: numberIn(stake) })),
      ),
      lottery.findTicketEnds(
        tickets.map((stake) => ({ memberId: stake.memberId, ticketId: numberIn(stake) })),
      ),
    ])
    return new Map([
      ...endsBy(orders, unsold(ofOrders), { keyIn: numberIn }),
      ...endsBy(tickets, unsold(ofTickets), { keyIn: numberIn }),
    ])
  },
})

const slipsOf = ({ sportsbook }: Neighbours): StakeOrigin => ({
  stakeKinds: [sportsbookStakedKind],
  changedKinds: sportsbookChangedKinds,
  endsOf: async (stakes) => {
    const own = stakes.filter(({ source }) => source === 'sportsbook')
    const ends = await sportsbook.findSlipEnds(
      own.map((stake) => ({ memberId: stake.memberId, slipId: numberIn(stake) })),
    )
    return endsBy(own, ends, { keyIn: numberIn, product: 'SPORTS' })
  },
})

/** Stakes of games, lotteries and sports: the movements that take them, and how each was settled. */
export const createStakeOrigins = (neighbours: Neighbours) => ({
  play: roundsOf(neighbours),
  lottery: lotteriesOf(neighbours),
  sportsbook: slipsOf(neighbours),
})
