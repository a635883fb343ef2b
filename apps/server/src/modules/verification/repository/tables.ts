import type { Kysely } from 'kysely'

export type VerificationTables = {
  'verification.code': {
    brand_id: number
    purpose: string
    target: Buffer
    code_hash: Buffer
    tries_left: number
    until: Date
  }
  'verification.sending': { brand_id: number; subject: string; sent_at: Date[] }
  /** `on_day` is yyyy-MM-dd. */
  'verification.sms_day': { brand_id: number; on_day: string; sent_count: number }
  'verification.sms_country': {
    brand_id: number
    country_code: string
    prefix_per_day_max: number
  }
  /** `on_day` is yyyy-MM-dd. */
  'verification.sms_prefix_day': {
    brand_id: number
    on_day: string
    prefix: string
    count_max: number
    sent_count: number
  }
  'verification.spent_token': { token_hash: Buffer; until: Date }
}

/** The database or an open transaction of it. */
export type VerificationDb = Kysely<VerificationTables>
