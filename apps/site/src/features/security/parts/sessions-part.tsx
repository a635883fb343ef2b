import { endOtherSessions, endSession } from '@trevo/api-client/endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listSessions } from '@trevo/contract/wps/security/sessions.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { formatAgo } from './format-ago.ts'
import { InfoRow, RowButton } from '../common/info-list.tsx'
import { PartState } from '../common/part-state.tsx'
import { securityKey, sessionsQuery } from '../common/queries.ts'
import form from '../forms/form.module.css'
import list from '../common/list.module.css'
import styles from '../common/security.module.css'
import { useAgentText } from '../common/use-agent-text.ts'
import { useText } from '../../../core/language/use-text.ts'

type Session = Value<typeof listSessions>[number]

/** Sessions and devices: where the account is logged in, each with a sign-out button. */
export const SessionsPart = () => {
  const t = useText('security')
  const query = useQuery(sessionsQuery())
  const { data: sessions } = query
  return (
    <>
      <h2>{t('sessions')}</h2>
      <p className={form['lead']}>{t('sessions.doubt')}</p>
      {sessions ? (
        <>
          <ul className={list['list']}>
            {sessions.map((session) => (
              <SessionRow key={session.sessionId} session={session} askedAt={query.dataUpdatedAt} />
            ))}
          </ul>
          {sessions.length > 1 ? (
            <EndOthers />
          ) : (
            <p className={form['lead']}>{t('sessions.only')}</p>
          )}
        </>
      ) : (
        <PartState query={query} height={220} />
      )}
    </>
  )
}

const useToastOfAnswer = () => {
  const queries = useQueryClient()
  const { t: shell } = useLanguage()
  return async (answer: { ok: true } | { ok: false; message: string }, done: string) => {
    showToast(
      answer.ok ? done : answer.message || shell('state.network'),
      answer.ok ? 'good' : 'bad',
    )
    await queries.invalidateQueries({ queryKey: securityKey })
  }
}

const SessionRow = ({
  session,
  askedAt,
}: {
  readonly session: Session
  /** Epoch milliseconds of the answer that contained it. */
  readonly askedAt: number
}) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const tell = useToastOfAnswer()
  const device = useAgentText()(session.userAgent)
  const { sessionId, address, isCurrent } = session
  const end = async () =>
    tell(await call(endSession, { params: { sessionId } }), t('sessions.ended'))
  const Sign = session.device === 'mobile' ? Smartphone : Monitor
  return (
    <InfoRow
      icon={<Sign size={20} aria-hidden="true" />}
      label={device}
      value={
        <>
          {isCurrent && (
            <>
              <span className={list['badge']}>{t('sessions.this')}</span>{' '}
            </>
          )}
          {address} ·{' '}
          {t('sessions.seen', {
            when: formatAgo(new Date(session.seenAt), new Date(askedAt), locale),
          })}
        </>
      }
      action={
        !isCurrent && (
          <RowButton danger label={t('common.signOut')} about={device} onClick={() => void end()} />
        )
      }
    />
  )
}

const EndOthers = () => {
  const t = useText('security')
  const tell = useToastOfAnswer()
  const [isBusy, setIsBusy] = useState(false)
  const end = async () => {
    setIsBusy(true)
    const answer = await call(endOtherSessions)
    setIsBusy(false)
    const count = answer.ok ? answer.value.endedCount : 0
    await tell(answer, t('sessions.endedOthers', { count }))
  }
  return (
    <Button look="danger" className={styles['only']} busy={isBusy} onClick={() => void end()}>
      {t('sessions.endOthers')}
    </Button>
  )
}
