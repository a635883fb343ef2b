import type { PermissionState } from '@trevo/contract/ops/members/members.ts'
import { ArrowDownLeft, ArrowUpRight, Dices, Gift, LogIn, Megaphone } from 'lucide-react'
import { formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import styles from './member.module.css'

const icons = {
  login: LogIn,
  deposit: ArrowDownLeft,
  stake: Dices,
  bonus: Gift,
  withdraw: ArrowUpRight,
  marketing: Megaphone,
} as const

/** What blocks a permission and until when, in words. */
const whyOf = (t: T, { by, until, operator, reason }: PermissionState): string => {
  const end = until === null ? '' : formatMoment(until)
  if (by === null) return t('members.by.open')
  if (by === 'closed') return t('members.by.closed')
  if (by === 'exclusion') {
    return until === null
      ? t('members.by.exclusion')
      : t('members.by.exclusionUntil', { until: end })
  }
  const who = { operator: operator ?? '', reason: reason ?? '' }
  return until === null
    ? t('members.by.operator', who)
    : t('members.by.operatorUntil', { ...who, until: end })
}

/** The six permissions side by side. */
export const PermissionStrip = ({
  permissions,
}: {
  readonly permissions: readonly PermissionState[]
}) => {
  const t = useT()
  return (
    <ul aria-label={t('members.permissions')} className={`o-panel ${styles['strip']}`}>
      {permissions.map((one) => {
        const Icon = icons[one.permission]
        const may = one.by === null
        return (
          <li key={one.permission} data-may={may}>
            <p>
              <Icon size={15} aria-hidden="true" />
              <b>{t(`members.permission.${one.permission}`)}</b>
              <span className={`o-pill ${may ? 'o-ok' : 'o-bad'}`}>
                {t(may ? 'members.may' : 'members.mayNot')}
              </span>
            </p>
            <p className="o-muted" title={whyOf(t, one)}>
              {whyOf(t, one)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
