import { useT } from '../../core/texts.tsx'

const known = [
  'id_reused',
  'credit_after_rollback',
  'credit_for_unknown_stake',
  'rollback_of_settled',
  'credit_not_recoverable',
  'round_open_too_long',
  'credit_above_cap',
  'round_closed_by_rule',
  'statement_missing',
] as const

/** What happened, in words; a kind that this version does not know bears the server's name. */
export const useIncidentName = (): ((what: string) => string) => {
  const t = useT()
  return (what) => {
    const name = known.find((one) => one === what)
    return name ? t(`games.incident.what.${name}`) : what
  }
}
