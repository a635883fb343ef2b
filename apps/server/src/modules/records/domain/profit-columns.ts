/** The column of profit and loss in which a movement counts, by the type code of its kind. */
export type ProfitColumn =
  | 'deposit'
  | 'withdraw'
  | 'agentTransferIn'
  | 'agentTransferOut'
  | 'betting'
  | 'winning'
  | 'rebate'
  | 'promotion'

const codesOf = {
  deposit: [6101],
  withdraw: [6201],
  agentTransferIn: [6104],
  agentTransferOut: [6207],
  // A returned stake, as a refund or a correction, does not count.
  betting: [3200, 4200, 5200, 4106, 4107, 4108, 4109, 4110, 4111, 4208, 4301, 8190],
  winning: [3100, 3106, 4100, 5100],
  rebate: [4105, 6105, 6109, 6111, 6112, 6113, 6114],
  promotion: [3102, 3103, 3104, 3105, 3107, 3203, 3204, 3205, 4104, 5112, 6106],
} as const satisfies Record<ProfitColumn, readonly number[]>

const columnByCode = new Map<number, ProfitColumn>(
  Object.entries(codesOf).flatMap(
    ([column, codes]) => codes.map((code) => [code, column as ProfitColumn] as const), // keys of the table above
  ),
)

/** Undefined for what is neither the member's money nor a result: moves between own wallets. */
export const profitColumnOf = (typeCode: number): ProfitColumn | undefined =>
  columnByCode.get(typeCode)

/** Columns of amounts that left the account. */
const outward: ReadonlySet<ProfitColumn> = new Set(['withdraw', 'agentTransferOut', 'betting'])

export const signedFor = (
  column: ProfitColumn,
  { inMinor, outMinor }: { readonly inMinor: bigint; readonly outMinor: bigint },
): bigint => (outward.has(column) ? outMinor - inMinor : inMinor - outMinor)
