import { useInfiniteQuery } from '@tanstack/react-query'
import type { SecurityEvent } from '@trevo/contract/wps/security/sessions.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useSearchParams } from 'react-router'
import type { z } from 'zod'
import { Empty } from '../../../core/lists/empty.tsx'
import { MoreButton } from '../../../core/lists/list-states.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { InfoRow } from '../common/info-list.tsx'
import { PartState } from '../common/part-state.tsx'
import { eventsQuery } from '../common/queries.ts'
import { signOfEvent } from './sign-of-event.ts'
import styles from '../common/list.module.css'
import { useAgentText } from '../common/use-agent-text.ts'
import { useText } from '../../../core/language/use-text.ts'

const filters = ['all', 'logins'] as const

/** Login history, and everything else that concerned the security of the account. */
export const HistoryPart = () => {
  const t = useText('security')
  const [params, setParams] = useSearchParams()
  const filter = params.get('show') === 'logins' ? 'logins' : 'all'
  const change = (next: (typeof filters)[number]) =>
    setParams(
      (before) => {
        if (next === 'all') before.delete('show')
        else before.set('show', next)
        return before
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <h2>{t('history')}</h2>
      <Chips
        label={t('history.filter')}
        items={filters.map((key) => ({ key, label: t(`history.${key}`) }))}
        value={filter}
        onChange={change}
      />
      <Events key={filter} onlyLogins={filter === 'logins'} />
    </>
  )
}

const Events = ({ onlyLogins }: { readonly onlyLogins: boolean }) => {
  const t = useText('security')
  const query = useInfiniteQuery(eventsQuery(onlyLogins))
  const events = query.data?.pages.flatMap(({ list }) => list)
  if (!events) return <PartState query={query} height={400} />
  if (events.length === 0) {
    return <Empty drawing="shield" title={t('history.none')} text={t('history.noneText')} />
  }
  return (
    <>
      <ul className={styles['list']}>
        {events.map((event) => (
          <EventRow key={event.eventId} event={event} />
        ))}
      </ul>
      <MoreButton wide pages={query} label={t('common.showMore')} />
    </>
  )
}

const methods = new Set(['password', 'sms', 'social', 'passkey', 'ticket', 'registration'])

const EventRow = ({ event }: { readonly event: z.infer<typeof SecurityEvent> }) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const device = useAgentText()(event.userAgent)
  const { method } = event
  // The server may add methods that this version has no text for.
  const how = method !== null && methods.has(method) && t(`method.${method}` as AreaKey<'security'>)
  const { Sign, isBad } = signOfEvent(event.kind)
  return (
    <InfoRow
      icon={<Sign size={20} aria-hidden="true" data-bad={isBad || undefined} />}
      label={how ? `${t(`kind.${event.kind}`)} ${how}` : t(`kind.${event.kind}`)}
      value={
        <>
          {formatDateTime(new Date(event.at), locale)}
          <br />
          {device} · {event.address}
        </>
      }
    />
  )
}
