import type { TaxNature } from '@trevo/contract/wps/tax.ts'
import type { Generated, Kysely } from 'kysely'

export type TaxTables = {
  'tax.result': {
    year: number
    member_id: bigint
    nature: TaxNature
    stakes_minor: bigint
    prizes_minor: bigint
  }
  'tax.progress': { one: Generated<boolean>; counted_until: Date }
  'tax.run': {
    run_id: Generated<bigint>
    company_id: number
    year: number
    due_on: string
    began_at: Date
    ended_at: Date | null
    after_member_id: Generated<bigint>
    accounts: Generated<number>
    made: Generated<number>
    corrected: Generated<number>
    asked_by: string | null
    reason: string | null
  }
  'tax.statement': {
    statement_id: Generated<string>
    company_id: number
    person_id: bigint
    year: number
    version: number
    run_id: bigint
    made_at: Date
    lines: string
    band_minor: bigint
    rate_bp: number
    tax_minor: bigint
    sha256: Buffer
    replaced_at: Date | null
  }
}

export type TaxDb = Kysely<TaxTables>
