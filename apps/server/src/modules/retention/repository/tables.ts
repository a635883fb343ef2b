import type { Kysely } from 'kysely'

export type RetentionTables = {
  'retention.erasure': { table_name: string; erased: bigint; ran_at: Date }
}

export type RetentionDb = Kysely<RetentionTables>
