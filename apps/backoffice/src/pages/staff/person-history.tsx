import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { RoleTerms } from './role-names.tsx'
import { historyQuery, nameRole } from './use-staff.ts'

const kinds = [
  'login',
  'logout',
  'totp_enabled',
  'totp_removed',
  'passkey_added',
  'passkey_removed',
  'created',
  'disabled',
  'enabled',
  'sessions_ended',
  'password_set',
  'all_brands_granted',
  'all_brands_revoked',
  'granted',
  'revoked',
] as const

const nameEvent = (t: T, kind: string): string => {
  const known = kinds.find((one) => one === kind)
  return known === undefined ? kind : t(`staff.event.${known}`)
}

/** What happened to the accounts of a person and to their roles, the latest first. */
export const PersonHistory = ({ personId }: { readonly personId: string }) => {
  const t = useT()
  const { data } = useQuery(historyQuery(personId))
  return (
    <Panel title={t('staff.history')}>
      <FactList
        items={(data?.events ?? []).slice(0, 30).map((event) => ({
          label: (
            <>
              {formatMoment(event.at)} {nameEvent(t, event.kind)}
              {event.role !== null && `: ${nameRole(t, event.role)}`}
              {event.role !== null && (
                <RoleTerms
                  role={{ role: event.role, ceiling: event.ceiling, endsAt: event.endsAt }}
                />
              )}
            </>
          ),
          value: event.by,
        }))}
      />
    </Panel>
  )
}
