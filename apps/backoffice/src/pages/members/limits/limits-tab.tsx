import { showMemberLimits } from '@trevo/api-client/ops-endpoints.ts'
import type { MemberLimits } from '@trevo/contract/ops/members/limits.ts'
import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import type { LimitState } from '@trevo/contract/wps/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../core/api.ts'
import { formatMoment } from '../../../core/format.ts'
import { needs } from '../../../core/names/needs.ts'
import { useRight } from '../../../core/operator.ts'
import { Panel } from '../../../parts/panel.tsx'
import { PartLoading } from '../../../shell/page-states.tsx'
import styles from '../member.module.css'
import { useLimitWords } from './limit-words.ts'
import { LowerDialog } from './lower-dialog.tsx'

/** What a member's person allows themselves over all brands: what holds, what is used, what waits, what happened. */
export const LimitsTab = ({ page }: { readonly page: MemberPage }) => {
  const { memberId, username } = page.member
  const { data, isPending, error } = useQuery({
    queryKey: ['member', memberId, 'limits'],
    queryFn: () => ask(showMemberLimits, { query: { username } }),
    refetchInterval: 15_000,
  })
  const [lowered, setLowered] = useState<LimitState>()
  if (isPending) return <PartLoading />
  if (!data) {
    return (
      <p role="alert" className={styles['failed']}>
        {error?.message}
      </p>
    )
  }
  return (
    <div className={styles['limits']}>
      <Held limits={data} onLower={setLowered} />
      <History limits={data} />
      {lowered && <LowerDialog page={page} limit={lowered} onClose={() => setLowered(undefined)} />}
    </div>
  )
}

const Held = ({
  limits,
  onLower,
}: {
  readonly limits: MemberLimits
  readonly onLower: (limit: LimitState) => void
}) => {
  const { t, nameOf, valueOf } = useLimitWords()
  const isHeld = useRight('members.block') !== undefined
  const actOf = ({ value }: LimitState): string =>
    t(value === null ? 'members.limits.set' : 'members.limits.lower')
  // Those that hold or wait first: they are what the member decided.
  const rows = limits.list.toSorted(
    (one, other) => Number(other.value !== null) - Number(one.value !== null),
  )
  return (
    <Panel title={t('members.limits.held')} note={t('members.limits.heldNote')}>
      <table className="o-table">
        <thead>
          <tr>
            <th>{t('members.limit')}</th>
            <th className="o-number">{t('members.limits.value')}</th>
            <th className="o-number">{t('members.limits.used')}</th>
            <th className="o-number">{t('members.limits.rest')}</th>
            <th>{t('members.limits.waiting')}</th>
            <th>{t('members.limits.act')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((limit) => (
            <tr key={`${limit.kind} ${limit.period}`}>
              <td>{nameOf(limit)}</td>
              <td className="o-number">{valueOf(limit.kind, limit.value)}</td>
              <td className="o-number">{valueOf(limit.kind, limit.used)}</td>
              <td
                className="o-number"
                data-tone={limit.rest !== null && Number(limit.rest) === 0 ? 'bad' : undefined}
              >
                {valueOf(limit.kind, limit.rest)}
              </td>
              <td>
                {limit.waiting &&
                  t('members.limits.opens', {
                    value: limit.waiting.value
                      ? valueOf(limit.kind, limit.waiting.value)
                      : t('members.limits.none'),
                    at: formatMoment(limit.waiting.opensAt),
                  })}
              </td>
              <td>
                <button
                  type="button"
                  className="o-link"
                  aria-disabled={!isHeld}
                  aria-label={`${actOf(limit)}: ${nameOf(limit)}`}
                  title={isHeld ? undefined : needs(t, 'members.block')}
                  onClick={() => isHeld && onLower(limit)}
                >
                  {actOf(limit)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

const History = ({ limits }: { readonly limits: MemberLimits }) => {
  const { t, nameOf, valueOf } = useLimitWords()
  return (
    <Panel title={t('members.limits.history')} note={t('members.limits.historyNote')}>
      {limits.changes.length === 0 ? (
        <p className={styles['empty']}>{t('members.limits.noHistory')}</p>
      ) : (
        <table className="o-table">
          <tbody>
            {limits.changes.map((change) => (
              <tr key={`${change.at} ${change.kind} ${change.period} ${change.what}`}>
                <td className="o-muted">{formatMoment(change.at)}</td>
                <td>{nameOf(change)}</td>
                <td>{t(`members.limits.what.${change.what}`)}</td>
                <td className="o-number">
                  {valueOf(change.kind, change.before)} → {valueOf(change.kind, change.after)}
                </td>
                <td className="o-muted">
                  {change.reason === null
                    ? t('members.limits.bySelf')
                    : t('members.limits.byDesk', { reason: change.reason })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
