import { z } from 'zod'

const Count = z.int().nonnegative()
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

const ArchivedFile = z.strictObject({
  name: z.string(),
  /** In their order in the file, separated by tabs: PostgreSQL's COPY text format. */
  columns: z.array(z.string()),
  rows: Count,
  /** Of the compressed file. */
  bytes: Count,
  sha256: Hash,
  /** Of its content. */
  rowsSha256: Hash,
})
export type ArchivedFile = z.infer<typeof ArchivedFile>

/** Stored beside the files, so that they can be read without Trevo. */
export const Manifest = z.strictObject({
  format: z.literal(1),
  month: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  exportedAt: z.string(),
  amountUnit: z.literal('1/10000 BRL'),
  /** Sum of all entries of the month: zero. */
  amountSum: z.literal('0'),
  transfers: ArchivedFile,
  entries: ArchivedFile,
  accounts: ArchivedFile,
  /** The meaning of the numbers of kinds and houses. */
  kinds: z.array(z.strictObject({ id: z.int(), name: z.string(), role: z.string() })),
  houses: z.array(z.strictObject({ id: z.int(), name: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>

export const parts = ['transfers', 'entries', 'accounts'] as const
export type Part = (typeof parts)[number]

/** File name and columns of each part. */
export const shapeOf = {
  transfers: {
    name: 'transfer.copy.gz',
    columns: [
      'id',
      'created_at',
      'kind',
      'source',
      'txn_id',
      'account_id',
      'amount',
      'balance_after',
      'reverses',
      'legs',
      'reference',
    ],
  },
  entries: {
    name: 'entry.copy.gz',
    columns: ['account_id', 'seq', 'transfer_id', 'amount', 'balance_after', 'created_at', 'kind'],
  },
  accounts: {
    name: 'account.copy.gz',
    columns: ['account_id', 'amount', 'entries', 'last_seq', 'seq_sum'],
  },
} as const satisfies Record<Part, { name: string; columns: readonly string[] }>

/** The archive cannot continue; the message says what to do. */
export class ArchiveStop extends Error {}
