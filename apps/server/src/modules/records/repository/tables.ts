import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { JSONColumnType } from 'kysely'

/** The requested content of a file; instants in ISO 8601. */
export type FileOrder =
  | {
      readonly what: 'statement'
      readonly format: 'csv' | 'pdf'
      readonly language: LanguageCode
      readonly from: string
      readonly to: string
      readonly codes: readonly number[] | null
    }
  | { readonly what: 'receipt'; readonly language: LanguageCode; readonly txId: string }

export type RecordsTables = {
  'records.file_ticket': {
    ticket_hash: Buffer
    member_id: bigint
    brand_id: number
    file: JSONColumnType<FileOrder>
    until: Date
  }
  'records.file_under_way': { member_id: bigint; until: Date }
}
