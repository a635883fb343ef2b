import type { Crumb } from '@trevo/contract/wps/agents/team.ts'
import styles from './crumbs.module.css'
import { useText } from '../../../core/language/use-text.ts'
import type { Report } from './use-report.ts'

/** The path from the agent's own team down to the one shown; each step links back to that team. */
export const Crumbs = ({
  crumbs,
  report,
}: {
  readonly crumbs: readonly Crumb[]
  readonly report: Report
}) => {
  const t = useText('agent-center')
  if (report.memberId === undefined) return null
  return (
    <nav className={styles['crumbs']} aria-label={t('way')}>
      <button type="button" onClick={() => report.change({ member: '' })}>
        {t('wholeTeam')}
      </button>
      {crumbs.map(({ memberId, name }, index) => (
        <button
          key={memberId}
          type="button"
          aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          onClick={() => report.change({ member: memberId })}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
