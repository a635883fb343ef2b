import { z } from 'zod'
import { operatorEndpoint } from '../../endpoint.ts'
import { Instant, Money, TypedMoney, NodeId, ClientId } from '../../shapes.ts'
import { gameCategories } from '../../wps/games/game-categories.ts'
import { typed } from '../../wps/session.ts'
import { approvalRefusals } from '../approvals.ts'
import { AskedChange } from './brands.ts'

const reason = typed(200).regex(/\S.*\S/)
const VendorId = z.coerce.number().pipe(z.int32().min(1))

/** A vendor as the brand offers it, and as all brands have it. */
export const OperatorVendor = z.object({
  vendorId: z.int(),
  code: z.string(),
  name: z.string(),
  category: z.string(),
  /** The vendor of the wallet protocol behind it. */
  integration: z.string(),
  isEnabled: z.boolean(),
  isInMaintenance: z.boolean(),
  /** For all brands; one that is off or in maintenance there is so at each. */
  forAll: z.object({ isEnabled: z.boolean(), isInMaintenance: z.boolean() }),
  games: z.int(),
  feed: z
    .object({
      url: z.string(),
      isEnabled: z.boolean(),
      checkedAt: Instant.nullable(),
      appliedAt: Instant.nullable(),
      /** Why the last reading changed nothing. */
      error: z.string().nullable(),
    })
    .nullable(),
})
export type OperatorVendor = z.infer<typeof OperatorVendor>

export const listCatalogueVendors = operatorEndpoint({
  name: 'listCatalogueVendors',
  summary: 'All vendors in the order of the brand, with their feeds',
  method: 'GET',
  path: '/ops/catalogue/vendors',
  personal: 'none',
  right: 'catalogue.read',
  approval: 'none',
  response: z.object({ vendors: z.array(OperatorVendor) }),
  refusals: [],
})

const vendorBody = z.strictObject({
  isEnabled: z.boolean().optional(),
  isInMaintenance: z.boolean().optional(),
  reason,
})

export const changeCatalogueVendor = operatorEndpoint({
  name: 'changeCatalogueVendor',
  summary: 'Whether the brand offers a vendor, and whether its games can be opened there',
  method: 'POST',
  path: '/ops/catalogue/vendors/:vendorId',
  personal: 'none',
  right: 'catalogue.change',
  approval: 'reason',
  params: z.object({ vendorId: VendorId }),
  body: vendorBody,
  response: OperatorVendor,
  refusals: ['catalogue.unknown'],
})

export const changeVendorForAll = operatorEndpoint({
  name: 'changeVendorForAll',
  summary: 'The same for all brands, and the address of the vendor’s feed',
  method: 'POST',
  path: '/ops/catalogue/vendors/:vendorId/all-brands',
  personal: 'none',
  allBrands: true,
  right: 'catalogue.change',
  approval: 'reason',
  params: z.object({ vendorId: VendorId }),
  body: vendorBody.extend({
    feed: z
      .strictObject({ url: z.url({ protocol: /^https?$/ }).max(300), isEnabled: z.boolean() })
      .optional(),
  }),
  response: OperatorVendor,
  refusals: ['catalogue.unknown'],
})

export const orderCatalogueVendors = operatorEndpoint({
  name: 'orderCatalogueVendors',
  summary: 'The order of the vendors at the brand',
  method: 'POST',
  path: '/ops/catalogue/vendor-order',
  personal: 'none',
  right: 'catalogue.change',
  approval: 'reason',
  body: z.strictObject({ vendorIds: z.array(z.int32().min(1)).min(1).max(500), reason }),
  response: z.object({ vendors: z.array(OperatorVendor) }),
  refusals: ['catalogue.unknown'],
})

/** A game as the brand offers it. */
export const OperatorGame = z.object({
  nodeId: z.int(),
  gameCode: z.string(),
  names: z.record(z.string(), z.string()),
  vendor: z.string(),
  category: z.string(),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isEnabled: z.boolean(),
  isInMaintenance: z.boolean(),
  forAll: z.object({ isEnabled: z.boolean(), isInMaintenance: z.boolean() }),
  /** Its vendor does not offer it any more. */
  isRetired: z.boolean(),
  rtpBp: z.int().nullable(),
  order: z.int(),
})
export type OperatorGame = z.infer<typeof OperatorGame>

export const gameMarks = ['hot', 'new', 'maintenance', 'off', 'retired'] as const

export const listCatalogueGames = operatorEndpoint({
  name: 'listCatalogueGames',
  summary: 'Games in the order of the brand',
  method: 'GET',
  path: '/ops/catalogue/games',
  personal: 'none',
  right: 'catalogue.read',
  approval: 'none',
  query: z.object({
    vendorId: VendorId.optional(),
    category: z.enum(gameCategories).optional(),
    mark: z.enum(gameMarks).optional(),
    /** A part of a name or code, or the number of the game. */
    text: z.string().trim().min(1).max(60).optional(),
    before: z.string().max(40).optional(),
    pageSize: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  }),
  response: z.object({ list: z.array(OperatorGame), next: z.string().nullable() }),
  refusals: [],
})

const nodeIds = z.array(NodeId).min(1).max(50)

export const changeCatalogueGames = operatorEndpoint({
  name: 'changeCatalogueGames',
  summary: 'Hot, new, offered, in maintenance at the brand: up to fifty games at once',
  method: 'POST',
  path: '/ops/catalogue/games',
  personal: 'none',
  right: 'catalogue.change',
  approval: 'reason',
  body: z.strictObject({
    nodeIds,
    change: z.strictObject({
      isHot: z.boolean().optional(),
      isNew: z.boolean().optional(),
      isEnabled: z.boolean().optional(),
      isInMaintenance: z.boolean().optional(),
    }),
    reason,
  }),
  response: z.object({ games: z.array(OperatorGame) }),
  refusals: ['catalogue.unknown', 'catalogue.return_too_low', 'catalogue.listed_earlier'],
})

export const changeGamesForAll = operatorEndpoint({
  name: 'changeGamesForAll',
  summary: 'Offered or in maintenance for all brands: up to fifty games at once',
  method: 'POST',
  path: '/ops/catalogue/games/all-brands',
  personal: 'none',
  allBrands: true,
  right: 'catalogue.change',
  approval: 'reason',
  body: z.strictObject({
    nodeIds,
    change: z.strictObject({
      isEnabled: z.boolean().optional(),
      isInMaintenance: z.boolean().optional(),
    }),
    reason,
  }),
  response: z.object({ games: z.array(OperatorGame) }),
  refusals: ['catalogue.unknown'],
})

export const orderCatalogueGames = operatorEndpoint({
  name: 'orderCatalogueGames',
  summary: 'The first games of a row of the lobby, in order; all others follow as before',
  method: 'POST',
  path: '/ops/catalogue/game-order',
  personal: 'none',
  right: 'catalogue.change',
  approval: 'reason',
  body: z.strictObject({ nodeIds: z.array(NodeId).min(1).max(100), reason }),
  response: z.object({ games: z.array(OperatorGame) }),
  refusals: ['catalogue.unknown'],
})

/** What the brand pays for a stake without review. */
export const PayoutLimits = z.object({
  /** Stakes, for games whose vendor declares no maximum win. */
  stakesMax: z.int(),
  /** For every game. */
  payoutMax: Money,
  /** The brand has its own; else the program's. */
  isOwn: z.boolean(),
  /** Counts from a minute after the second approval. */
  waiting: z
    .object({ requestId: z.uuid(), askedBy: z.string(), askedAt: Instant, reason: z.string() })
    .nullable(),
})
export type PayoutLimits = z.infer<typeof PayoutLimits>

export const showPayoutLimits = operatorEndpoint({
  name: 'showPayoutLimits',
  summary: 'Above which payout of a stake an operator decides',
  method: 'GET',
  path: '/ops/catalogue/payout-limits',
  personal: 'none',
  right: 'catalogue.read',
  approval: 'none',
  response: PayoutLimits,
  refusals: [],
})

export const changePayoutLimits = operatorEndpoint({
  name: 'changePayoutLimits',
  summary: 'Other payout caps of the brand, once a second person says so too',
  method: 'POST',
  path: '/ops/catalogue/payout-limits',
  personal: 'none',
  right: 'catalogue.change',
  approval: 'second',
  body: z.strictObject({
    requestId: ClientId,
    stakesMax: z.int().min(1).max(1_000_000),
    payoutMax: TypedMoney,
    reason,
  }),
  response: AskedChange,
  refusals: ['catalogue.limits_invalid', ...approvalRefusals],
})
