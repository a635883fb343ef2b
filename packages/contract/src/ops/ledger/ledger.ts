import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money } from '../../shapes.ts'
import { evidenceFilesMax } from './evidence.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'

const TransferNumber = z.string().regex(/^\d{1,19}$/)
const MemberNumber = z.string().regex(/^\d{1,18}$/)

/** One side of a transfer: a member's account or a house, and what it got, below zero for what it gave. */
const Leg = z.object({
  memberId: z.string().nullable(),
  username: z.string().nullable(),
  part: z.enum(['available', 'held']).nullable(),
  house: z.string().nullable(),
  amount: Money,
})

/** A movement of the ledger with all its sides. */
export const LedgerTransfer = z.object({
  transferId: z.string(),
  at: Instant,
  kind: z.string(),
  role: z.string(),
  /** Who gave the id, and the id. */
  source: z.string(),
  ownId: z.string(),
  amount: Money,
  /** Of the first member's account; null between houses. */
  balanceAfter: Money.nullable(),
  reverses: z.string().nullable(),
  reversedBy: z.string().nullable(),
  reference: z.record(z.string(), z.string()),
  legs: z.array(Leg),
})
export type LedgerTransfer = z.infer<typeof LedgerTransfer>

export const searchTransfers = operatorEndpoint({
  approval: 'none',
  name: 'searchTransfers',
  summary:
    'Movements by their number, by the id that their source gave, by a payment’s ids, or of a member of the brand, newest first',
  method: 'GET',
  path: '/ops/ledger/transfers',
  right: 'ledger.read',
  personal: 'masked',
  query: z.object({
    /** A transfer’s number, an id of its source, an end-to-end id, a withdrawal’s or an adjustment’s id. */
    id: z.string().max(200).optional(),
    /** A member by number or user name. */
    member: z.string().max(64).optional(),
    before: TransferNumber.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(LedgerTransfer), next: z.string().nullable() }),
  refusals: ['ledger.member_unknown'],
})

export const adjustmentCauses = [
  'failed_round',
  'failed_payment',
  'double_charge',
  'goodwill',
  'wrong_credit',
  'correction',
] as const
export type AdjustmentCause = (typeof adjustmentCauses)[number]

/** An adjustment, waiting for its second person or posted. */
export const Adjustment = z.object({
  adjustmentId: z.uuid(),
  memberId: z.string(),
  username: z.string(),
  /** Below zero where the member paid. */
  amount: Money,
  cause: z.enum(adjustmentCauses),
  about: z.string().nullable(),
  evidence: z.string(),
  /** Pictures, by which `openEvidence` shows them. */
  files: z.array(z.uuid()),
  reason: z.string(),
  asked: z.string(),
  decided: z.string(),
  at: Instant,
  transferId: z.string(),
})
export type Adjustment = z.infer<typeof Adjustment>

export const showTransfer = operatorEndpoint({
  approval: 'none',
  name: 'showTransfer',
  summary: 'One movement with both sides, and what reverses it or is reversed by it',
  method: 'GET',
  path: '/ops/ledger/transfers/:transferId',
  right: 'ledger.read',
  personal: 'masked',
  params: z.object({ transferId: TransferNumber }),
  response: z.object({
    transfer: LedgerTransfer,
    related: z.array(LedgerTransfer),
    /** If two persons made it. */
    adjustment: Adjustment.nullable(),
  }),
  refusals: ['ledger.transfer_unknown'],
})

export const listHouses = operatorEndpoint({
  approval: 'none',
  name: 'listHouses',
  summary: 'The houses of the ledger with their balances, which all brands share',
  method: 'GET',
  path: '/ops/ledger/houses',
  allBrands: true,
  right: 'ledger.read',
  personal: 'none',
  response: z.object({
    houses: z.array(z.object({ name: z.string(), balance: Money, entries: z.int() })),
  }),
  refusals: [],
})

export const listHouseMovements = operatorEndpoint({
  approval: 'none',
  name: 'listHouseMovements',
  summary: 'The latest movements of a house with both sides, newest first',
  method: 'GET',
  path: '/ops/ledger/houses/:house/movements',
  allBrands: true,
  right: 'ledger.read',
  personal: 'masked',
  params: z.object({ house: z.string().max(80) }),
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(50) }),
  response: z.object({ list: z.array(LedgerTransfer) }),
  refusals: ['ledger.house_unknown'],
})

export const listHolds = operatorEndpoint({
  approval: 'none',
  name: 'listHolds',
  summary: 'Money of the brand’s members that is held now, newest first',
  method: 'GET',
  path: '/ops/ledger/holds',
  right: 'ledger.read',
  personal: 'masked',
  query: z.object({
    before: TransferNumber.optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({
    list: z.array(
      z.object({
        transferId: z.string(),
        at: Instant,
        kind: z.string(),
        memberId: z.string(),
        username: z.string(),
        amount: Money,
        remaining: Money,
      }),
    ),
    next: z.string().nullable(),
  }),
  refusals: [],
})

export const listLedgerProofs = operatorEndpoint({
  approval: 'none',
  name: 'listLedgerProofs',
  summary: 'Hourly proofs that every entry adds up, and accounts whose balance drifted',
  method: 'GET',
  path: '/ops/ledger/proofs',
  allBrands: true,
  right: 'ledger.read',
  personal: 'none',
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(48) }),
  response: z.object({
    proofs: z.array(
      z.object({
        provedAt: Instant,
        accounts: z.int(),
        entries: z.int(),
        archivedEntries: z.int(),
        total: Money,
        problemCount: z.int(),
      }),
    ),
    drifts: z.array(
      z.object({
        accountId: z.string(),
        foundAt: Instant,
        balance: Money,
        entries: Money,
        difference: Money,
      }),
    ),
  }),
  refusals: [],
})

export const listAdjustments = operatorEndpoint({
  approval: 'none',
  name: 'listAdjustments',
  summary: 'Adjustments of the brand, of all members or one, newest first',
  method: 'GET',
  path: '/ops/ledger/adjustments',
  right: 'ledger.read',
  personal: 'masked',
  query: z.object({
    member: MemberNumber.optional(),
    before: z.string().max(80).optional(),
    pageSize: z.coerce.number().int().min(1).max(100).default(50),
  }),
  response: z.object({ list: z.array(Adjustment), next: z.string().nullable() }),
  refusals: [],
})

export const openAdjustment = operatorEndpoint({
  approval: 'none',
  name: 'openAdjustment',
  summary: 'A member’s balance and latest movements, to adjust it',
  method: 'GET',
  path: '/ops/ledger/adjustments/of/:member',
  right: 'ledger.read',
  personal: 'masked',
  /** By number or user name. */
  params: z.object({ member: z.string().max(64) }),
  response: z.object({
    memberId: z.string(),
    username: z.string(),
    available: Money,
    held: Money,
    latest: z.array(LedgerTransfer),
    /** An adjustment of this member that waits for a second person. */
    waiting: z
      .object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant, reason: z.string() })
      .nullable(),
  }),
  refusals: ['ledger.member_unknown'],
})

export const adjustBalance = operatorEndpoint({
  name: 'adjustBalance',
  summary:
    'Credits a member from the house of adjustments, or debits to it, with evidence: the first yes, or that of a second person',
  method: 'POST',
  path: '/ops/ledger/adjustments',
  right: 'ledger.adjust',
  approval: 'second',
  personal: 'masked',
  proof: 'recent',
  body: z.strictObject({
    /** Chosen by the caller: the same id with the same content is the same adjustment. */
    adjustmentId: z.uuid(),
    member: MemberNumber,
    direction: z.enum(['credit', 'debit']),
    /** In reais with two decimals, above zero. */
    amount: z.string().regex(/^(0|[1-9]\d{0,8})\.\d{2}$/),
    cause: z.enum(adjustmentCauses),
    /** The movement that it is about, if there is one. */
    about: TransferNumber.optional(),
    /** What shows it: the round, the ticket, the payer’s receipt. */
    evidence: typed(500).regex(/\S.*\S/),
    /** Pictures that were added before, of the same member. */
    files: z.array(z.uuid()).max(evidenceFilesMax).default([]),
    reason: typed(200).regex(/\S.*\S/),
  }),
  response: z.object({ requestId: z.uuid(), isDone: z.boolean() }),
  refusals: [
    'ledger.member_unknown',
    'ledger.transfer_unknown',
    'ledger.amount_zero',
    'ledger.evidence_unknown',
    'wallet.insufficient_balance',
    'wallet.account_unknown',
    'wallet.debit_refused',
    ...approvalRefusals,
  ],
})
