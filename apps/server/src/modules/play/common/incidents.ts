import type { Difference } from './domain/compare-statements.ts'
import { insertIncident } from './repository/incidents.ts'
import type { PlayNeeds } from '../needs.ts'

export type Incident = {
  readonly vendor: string
  readonly what:
    | 'id_reused'
    | 'credit_after_rollback'
    | 'credit_for_unknown_stake'
    | 'rollback_of_settled'
    | 'credit_not_recoverable'
    | 'round_open_too_long'
    | 'credit_above_cap'
    | 'round_closed_by_rule'
    | 'statement_missing'
    | Difference['what']
  /** The transaction or round in question. */
  readonly about: string
  readonly detail: Readonly<Record<string, string>>
}

export type ReportIncident = (incident: Incident) => Promise<void>

/** Records a case for operators, once while it is open. */
export const createIncidents =
  ({ database, clock, log }: Pick<PlayNeeds, 'database' | 'clock' | 'log'>): ReportIncident =>
  async ({ vendor, what, about, detail }) => {
    log.error({ vendor, what, about }, 'vendor incident')
    await insertIncident(database.db, { vendor, what, about, detail, at: clock.now() })
  }
