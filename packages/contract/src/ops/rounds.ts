import { z } from 'zod'
import { operatorEndpoint } from '../endpoint.ts'
import { RoundProof } from '../rgs/round.ts'
import { Instant, Money } from '../shapes.ts'
import { VendorId } from '../vendor/shapes.ts'

/** `open`: some stake has no outcome yet; `rolled_back`: every stake was returned. */
const RoundStatus = z.enum(['open', 'settled', 'rolled_back'])

/** A round of any vendor, as recorded in our own books. */
export const OpsRound = z.object({
  vendor: z.string(),
  roundId: z.string(),
  /** `<merchant>@<username>` */
  account: z.string(),
  /** In every language of the brand. */
  gameNames: z.record(z.string(), z.string()),
  stake: Money,
  payout: Money,
  status: RoundStatus,
  startedAt: Instant,
})
export type OpsRound = z.infer<typeof OpsRound>

export const OpsRoundDetail = OpsRound.extend({
  bets: z.array(
    z.object({
      /** Id of the vendor's debit. */
      transactionId: z.string(),
      /** Of the member, as the ledger has them; null if the movement is archived or not made yet. */
      balanceBefore: Money.nullable(),
      balanceAfter: Money.nullable(),
      stake: Money,
      payout: Money,
      status: RoundStatus,
      at: Instant,
    }),
  ),
  /** What operators have reviewed or still have to review. */
  incidents: z.array(
    z.object({
      what: z.string(),
      about: z.string(),
      detail: z.record(z.string(), z.string()),
      at: Instant,
      resolvedAt: Instant.nullable(),
    }),
  ),
  /** The member's balance before the first stake and after the last movement of the round. */
  balanceBefore: Money.nullable(),
  balanceAfter: Money.nullable(),
  /** Where the vendor shows the round, with its replay; null if it has no such page. */
  detailUrl: z.string().nullable(),
})
export type OpsRoundDetail = z.infer<typeof OpsRoundDetail>

const Vendor = z.string().max(32)

export const listVendorRounds = operatorEndpoint({
  name: 'listVendorRounds',
  summary: 'Rounds of the brand’s members at every vendor, newest first',
  method: 'GET',
  path: '/ops/rounds',
  right: 'games.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    vendor: Vendor.optional(),
    status: RoundStatus.optional(),
    /** Only rounds that began at least this many hours ago. */
    olderThanHours: z.coerce.number().int().min(0).max(1_440).default(0),
    /** How many days back to look. */
    days: z.coerce.number().int().min(1).max(60).default(2),
    limit: z.coerce.number().int().min(1).max(500).default(100),
  }),
  response: z.object({ rounds: z.array(OpsRound) }),
  refusals: [],
})

export const showRound = operatorEndpoint({
  name: 'showRound',
  summary: 'One round of a member of the brand with stakes, payouts and incidents',
  method: 'GET',
  path: '/ops/round',
  right: 'games.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({
    /** Only needed where two vendors have a round of this id. */
    vendor: Vendor.optional(),
    roundId: VendorId,
  }),
  response: OpsRoundDetail,
  refusals: ['round.unknown'],
})

/**
 * `agrees`: the platform played the round again from its seeds, and everything is as recorded. `differs`: something is
 * not. `hidden`: the seed decides further rounds, and is shown once it was replaced. `open`: it is not decided yet.
 * `unknown_rules`: rules of its version are not here.
 */
export const replayVerdicts = ['agrees', 'differs', 'hidden', 'open', 'unknown_rules'] as const

/** The vendor's record of a round, and the round as the platform played it again by the same rules. */
export const RoundReplay = z.object({
  verdict: z.enum(replayVerdicts),
  /** By the vendor's record. */
  stake: Money,
  payout: Money,
  /** Whether our own books have the same stake and payout; null while it is open. */
  booksAgree: z.boolean().nullable(),
  /** As the player sent them, in order. */
  choice: z.json(),
  actions: z.array(z.json()),
  proof: RoundProof.nullable(),
  /** Null unless it was played again. */
  redone: z
    .object({
      payout: Money,
      commitmentHolds: z.boolean(),
      outcomeHolds: z.boolean(),
      payoutHolds: z.boolean(),
      /** What decided it, in the operator's language. */
      facts: z.array(z.object({ label: z.string(), value: z.string() })),
    })
    .nullable(),
})
export type RoundReplay = z.infer<typeof RoundReplay>

export const replayRound = operatorEndpoint({
  name: 'replayRound',
  summary: 'A round played again from its seeds; null if its vendor gives no record of it',
  method: 'GET',
  path: '/ops/round/replay',
  right: 'games.read',
  approval: 'none',
  personal: 'masked',
  query: z.object({ vendor: Vendor.optional(), roundId: VendorId }),
  response: z.object({ replay: RoundReplay.nullable() }),
  refusals: ['round.unknown'],
  rateLimit: { max: 120, windowSec: 60 },
})

/** A nightly comparison of our bets with a vendor's own record. */
const StatementRun = z.object({
  vendor: z.string(),
  /** In Brasília. */
  day: z.iso.date(),
  comparedAt: Instant,
  /** Null if the vendor did not send its record. */
  bets: z.int().nullable(),
  differences: z.int(),
})
export type StatementRun = z.infer<typeof StatementRun>

export const listStatementRuns = operatorEndpoint({
  name: 'listStatementRuns',
  summary: 'Comparisons with the vendors’ own records of bets, newest first',
  method: 'GET',
  path: '/ops/vendor-statements',
  right: 'system.read',
  approval: 'none',
  personal: 'none',
  allBrands: true,
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  response: z.object({ runs: z.array(StatementRun) }),
  refusals: [],
})

/** Current state of a vendor, across all brands. */
const VendorHealth = z.object({
  vendor: z.string(),
  /** Rounds of the last two days without an outcome, and when the oldest began. */
  openRounds: z.int(),
  oldestOpenAt: Instant.nullable(),
  /** Unresolved cases for people. */
  openIncidents: z.int(),
  /** Too many errors per minute: the answering process launches none of its games. */
  launchesStopped: z.boolean(),
  /** Stakes and queries in progress in the answering process, and their limit. */
  underWay: z.int(),
  underWayMax: z.int(),
})
export type VendorHealth = z.infer<typeof VendorHealth>

export const listVendorHealth = operatorEndpoint({
  name: 'listVendorHealth',
  summary:
    'Vendors with open rounds, incidents, what is under way, and whether launches are stopped',
  method: 'GET',
  path: '/ops/vendor-health',
  right: 'system.read',
  approval: 'none',
  personal: 'none',
  allBrands: true,
  response: z.object({ vendors: z.array(VendorHealth) }),
  refusals: [],
})
