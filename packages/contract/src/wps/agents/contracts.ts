import { z } from 'zod'
import {
  contractPeriods,
  contractProducts,
  contractTiersMax,
  contractTypes,
  moduleOfContract,
} from '../../contract-terms.ts'
import { endpoint } from '../../endpoint.ts'
import { CacheBuster, ClientId, Instant, Money, MoneyInput } from '../../shapes.ts'

const common = { family: 'wps', auth: 'agent', moduleId: 'AGENTPOLICY3' } as const

export const ContractType = z.enum(contractTypes)
export const ContractProduct = z.enum(contractProducts)
export const ContractPeriod = z.enum(contractPeriods)

/**
 * P offered, E offered while an earlier one is signed, A signed, R rejected, V its end is requested, C
 * ended or withdrawn.
 */
export const ContractStatus = z.enum(['P', 'A', 'R', 'C', 'E', 'V'])

/** The receiver's answer: A accept or keep, R reject, C agree to the end. */
export const ContractAnswer = z.enum(['A', 'R', 'C'])

/** Percent with two decimals. */
export const Percent = z.string().regex(/^\d{1,2}\.\d{2}$/)
const PercentInput = z.string().regex(/^\d{1,2}(\.\d{1,2})?$/)

/** The conditions from which this rate applies. */
export const ContractTier = z.object({
  minimumBet: Money,
  netLoss: Money,
  activeMember: z.int(),
  /** For a fixed amount, its percentage of the minimum bet, rounded up, used to compare contracts. */
  contractRate: Percent,
  /** P a rate, F a fixed amount. */
  rateType: z.enum(['P', 'F']),
  fixedAmount: Money.nullable(),
  /** For rounds in which the player gained; null if the rate is the same. */
  winRate: Percent.nullable(),
})
export type ContractTier = z.infer<typeof ContractTier>

export const Contract = z.object({
  id: z.uuid(),
  contractType: ContractType,
  type: ContractProduct,
  status: ContractStatus,
  period: ContractPeriod.nullable(),
  details: z.array(ContractTier),
  /** Rate of the highest tier. */
  contractRate: Percent,
  /** A period in which the team won is offset against the next ones. */
  carriesOver: z.boolean(),
  /** Payments wait for the giver’s approval. */
  needsApproval: z.boolean(),
  giver: z.string(),
  receiver: z.string(),
  receiverId: z.string(),
  createdDate: Instant,
  processedDate: Instant.nullable(),
})
export type Contract = z.infer<typeof Contract>

/** A contract waiting for its receiver's answer. */
export const ContractOffer = Contract.extend({
  /** Rate of the signed one that it would replace. */
  previousRate: Percent.nullable(),
  /** `Y`: agreeing ends contracts that the receiver gave to agents below. */
  downlineHigherRate: z.enum(['Y', 'N']),
})
export type ContractOffer = z.infer<typeof ContractOffer>

const answerRefusals = ['contract.unknown', 'contract.answered', 'contract.over_bound'] as const
const answering = {
  method: 'POST',
  family: 'wps',
  auth: 'member',
  switches: ['AGENTPOLICY3'],
  response: Contract,
  refusals: answerRefusals,
} as const

export const processDividendRequest = endpoint({
  ...answering,
  name: 'processDividendRequest',
  summary: 'Answers a dividend contract that was offered, or whose end is asked for',
  path: '/wps/relay/MCS2_processDividendReq',
  moduleId: moduleOfContract.DIVIDEND,
  body: z.strictObject({
    type: ContractProduct,
    status: ContractAnswer,
    /** The contract whose terms were read; if absent, the one waiting for the product. */
    id: z.uuid().optional(),
  }),
})

export const processDailySalary = endpoint({
  ...answering,
  name: 'processDailySalary',
  summary: 'Answers a contract for a daily salary',
  path: '/wps/relay/MCS2_processDailySalContract',
  moduleId: moduleOfContract.DAILY,
  body: z.strictObject({ id: z.uuid(), status: ContractAnswer }),
})

export const processMemberDailySalary = endpoint({
  ...answering,
  name: 'processMemberDailySalary',
  summary: 'Answers a contract for a daily salary by member',
  path: '/wps/relay/MCS2_processDailySalMRContract',
  moduleId: moduleOfContract.MEMBER_DAILY,
  body: z.strictObject({ id: z.uuid(), status: ContractAnswer }),
})

export const processHourlySalary = endpoint({
  ...answering,
  name: 'processHourlySalary',
  summary: 'Answers a contract for an hourly salary',
  path: '/wps/relay/MCS2_processContractHourSalary',
  moduleId: moduleOfContract.HOURLY,
  body: z.strictObject({ contractId: z.uuid(), status: ContractAnswer }),
})

export const processRealTimeSalary = endpoint({
  ...answering,
  name: 'processRealTimeSalary',
  summary: 'Answers a contract for a real-time salary',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  moduleId: moduleOfContract.REALTIME,
  body: z.strictObject({ contractId: z.uuid(), status: ContractAnswer }),
})

export const offerContract = endpoint({
  name: 'offerContract',
  summary: 'Offers a contract to an agent directly below',
  method: 'POST',
  path: '/wps/relay/MCS2_offerContract',
  ...common,
  body: z.strictObject({
    /** Chosen by the client: a retry after a lost answer finds the same offer. */
    id: ClientId,
    contractType: ContractType,
    type: ContractProduct,
    receiverId: z.string().min(1).max(64),
    period: ContractPeriod.nullable(),
    details: z
      .array(
        z.strictObject({
          minimumBet: MoneyInput,
          netLoss: MoneyInput,
          activeMember: z.int().min(0).max(1_000_000),
          /** Omitted with a fixed amount. */
          contractRate: PercentInput.optional(),
          fixedAmount: MoneyInput.optional(),
          winRate: PercentInput.optional(),
        }),
      )
      .min(1)
      .max(contractTiersMax),
    /** If omitted, the type's default: on for dividends and off for salaries. */
    carriesOver: z.boolean().optional(),
    needsApproval: z.boolean().optional(),
  }),
  response: Contract,
  refusals: [
    'contract.terms_invalid',
    'contract.tiers_not_rising',
    'contract.rate_too_high',
    'contract.over_bound',
    'contract.none_of_own',
    'contract.not_downline',
    'contract.waiting',
    'request.id_reused',
  ],
})

export const voidContract = endpoint({
  name: 'voidContract',
  summary: 'Withdraws an offer, or asks the receiver to end a signed contract',
  method: 'POST',
  path: '/wps/relay/MCS2_voidContract',
  ...common,
  body: z.strictObject({ contractId: z.uuid() }),
  response: Contract,
  refusals: ['contract.unknown', 'contract.answered', 'contract.waiting'],
})

export const listContracts = endpoint({
  name: 'listContracts',
  summary: "An agent's own contracts of a type, and those given to agents directly below",
  method: 'GET',
  path: '/wps/relay/MCS2_getContracts',
  ...common,
  query: z.object({ contractType: ContractType, _: CacheBuster }),
  response: z.object({
    own: z.array(Contract),
    downline: z.array(Contract),
    /** Among the downline: signed contracts, and all that were ever offered. */
    usedContracts: z.int(),
    totalContracts: z.int(),
    /** People to whom a contract may be offered. */
    receivers: z.array(z.object({ receiver: z.string(), receiverId: z.string() })),
    /** The highest rate that may be offered, by product; products without one are omitted. */
    rateMax: z.partialRecord(ContractProduct, Percent),
  }),
  refusals: [],
})

export const listContractHistory = endpoint({
  name: 'listContractHistory',
  summary: 'What happened to a contract, oldest first; for its two parties only',
  method: 'GET',
  path: '/wps/relay/MCS2_getContractHistory',
  ...common,
  query: z.object({ contractId: z.uuid(), _: CacheBuster }),
  response: z.array(
    z.object({
      /** N offered, E offered again, A signed or kept, V end requested, C ended, R refused. */
      action: z.enum(['N', 'E', 'A', 'V', 'C', 'R']),
      /** Null if it resulted from another contract. */
      by: z.string().nullable(),
      date: Instant,
    }),
  ),
  refusals: ['contract.unknown'],
})
