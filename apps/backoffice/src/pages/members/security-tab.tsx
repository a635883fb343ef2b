import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { ActDialogs } from './act-dialogs.tsx'
import styles from './member.module.css'
import { MemberSessions } from './member-sessions.tsx'
import { Timeline } from './timeline.tsx'
import { memberSessionsQuery } from './use-members.ts'

/** Sessions, what guards the account, and its security log. */
export const SecurityTab = ({ page }: { readonly page: MemberPage }) => {
  const t = useT()
  const { guards, member } = page
  const { data } = useQuery(memberSessionsQuery(member.memberId))
  const isHeld = useRight('members.correct') !== undefined
  const [isEnding, setEnding] = useState(false)
  return (
    <div className={styles['security']}>
      <div className={styles['column']}>
        <Panel
          title={t('members.sessions')}
          aside={
            <button
              type="button"
              className="o-link"
              aria-disabled={!isHeld}
              title={isHeld ? undefined : needs(t, 'members.correct')}
              onClick={() => setEnding(isHeld)}
            >
              {t('members.act.endSessions')}
            </button>
          }
        >
          <MemberSessions sessions={data?.list ?? []} />
        </Panel>
        <Panel title={t('members.guards')}>
          <FactList
            items={[
              {
                label: t('members.guard.totp'),
                value: t(guards.totpOn ? 'word.yes' : 'word.no'),
                tone: guards.totpOn ? 'ok' : undefined,
              },
              { label: t('members.guard.passkeys'), value: guards.passkeyCount },
              {
                label: t('members.guard.payment'),
                value: t(guards.hasPaymentPassword ? 'word.yes' : 'word.no'),
              },
              {
                label: t('members.guard.due'),
                value: t(guards.secondFactorDue ? 'word.yes' : 'word.no'),
                tone: guards.secondFactorDue ? 'warn' : undefined,
              },
            ]}
          />
        </Panel>
      </div>
      <Timeline memberId={member.memberId} only="security" />
      {isEnding && <ActDialogs name="endSessions" page={page} onClose={() => setEnding(false)} />}
    </div>
  )
}
