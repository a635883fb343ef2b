import type { OpsMember } from '@trevo/contract/ops/members/members.ts'
import { useT } from '../../core/texts.tsx'

const stateClass = { open: 'o-ok', excluded: 'o-warn', closed: 'o-bad' } as const

/** State of an account and what is blocked of it, each as a claim. */
export const MemberPills = ({
  member: { state, kind, blocked, isDemo },
}: {
  readonly member: Pick<OpsMember, 'state' | 'kind' | 'blocked' | 'isDemo'>
}) => {
  const t = useT()
  return (
    <>
      <span className={`o-pill ${stateClass[state]}`}>{t(`members.state.${state}`)}</span>
      {kind !== 'member' && (
        <span className="o-pill o-info">{t(`members.accountKind.${kind}`)}</span>
      )}
      {blocked.map((permission) => (
        <span key={permission} className="o-pill o-bad">
          {t(`members.permission.${permission}`)} {t('members.mayNot')}
        </span>
      ))}
      {isDemo && <span className="o-pill">{t('members.demo')}</span>}
    </>
  )
}
