import { Monitor, Smartphone } from 'lucide-react'
import { formatMoment } from '../../core/format.ts'
import { nameAgent } from '../../core/names/name-agent.ts'
import { useT } from '../../core/texts.tsx'
import styles from './member.module.css'

type Session = {
  readonly sessionId: string
  readonly address: string
  readonly userAgent: string
  readonly device: 'web' | 'mobile'
  readonly createdAt: string
  readonly seenAt: string
}

/** Where a member is logged in. */
export const MemberSessions = ({ sessions }: { readonly sessions: readonly Session[] }) => {
  const t = useT()
  if (sessions.length === 0) return <p className={styles['empty']}>{t('members.noSessions')}</p>
  return (
    <ul className={styles['sessions']}>
      {sessions.map((session) => {
        const Icon = session.device === 'mobile' ? Smartphone : Monitor
        return (
          <li key={session.sessionId}>
            <Icon size={15} aria-hidden="true" />
            <div>
              <b>{t(`members.session.${session.device}`)}</b>{' '}
              <span className="o-muted">
                {formatMoment(session.createdAt)} – {formatMoment(session.seenAt)}
              </span>
              <p className="o-muted" title={session.userAgent}>
                {session.address} · {nameAgent(session.userAgent)}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
