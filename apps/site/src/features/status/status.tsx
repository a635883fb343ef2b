import { useQuery } from '@tanstack/react-query'
import { showServiceStatus } from '@trevo/api-client/endpoints.ts'
import type { ServicePart, ServiceStatus } from '@trevo/contract/wps/status/service-status.ts'
import { formatTime } from '@trevo/i18n/format.ts'
import { ask } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { PublicPage } from '../../core/layout/public-page.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { Credits } from './credits.tsx'
import { IncidentList } from './incident-list.tsx'
import { PartCard } from './part-card.tsx'
import { writeSpan } from './write-span.ts'
import styles from './status.module.css'

/** Measured every minute; asked twice as often, so that a change is seen soon. */
const askEveryMs = 30_000

/** How every part of the site works now, its last 30 days, and what did not work. */
export const Status = () => {
  const t = useText('status')
  return (
    <PublicPage title={t('footer.status')} lead={t('status.lead')}>
      <State />
    </PublicPage>
  )
}

const State = () => {
  const t = useText('status')
  const { language } = useLanguage()
  const query = useQuery({
    queryKey: ['service-status', language],
    queryFn: ({ signal }) => ask(showServiceStatus, { query: {}, signal }),
    refetchInterval: askEveryMs,
  })
  if (!query.data) {
    const text = navigator.onLine ? t('status.failedText') : t('status.failedOffline')
    return <NotLoaded query={query} height={420} title={t('status.failed')} text={text} />
  }
  const { parts, incidents } = query.data
  const [own, vendors] = [
    parts.filter(({ kind }) => kind !== 'vendor'),
    parts.filter(({ kind }) => kind === 'vendor'),
  ]
  return (
    <>
      <Summary status={query.data} />
      <Parts title={t('status.parts')} parts={own} />
      {vendors.length > 0 && <Parts title={t('status.vendors')} parts={vendors} />}
      <Credits status={query.data} />
      <IncidentList list={incidents} />
      <How status={query.data} />
    </>
  )
}

/** The state of the whole in plain words. */
const Summary = ({ status }: { readonly status: ServiceStatus }) => {
  const t = useText('status')
  const { locale } = useLanguage()
  const { state, parts, answeredAt } = status
  const unknown = parts.filter((part) => part.state === 'unknown').length
  return (
    <section className={styles['summary']} data-state={state}>
      <h2>{t(`status.whole.${state}`)}</h2>
      <p>
        {t(`status.wholeText.${state}`)}
        {unknown > 0 && state !== 'unknown' && ` ${t('status.unknownParts', { count: unknown })}`}
      </p>
      <small>{t('status.answered', { at: formatTime(new Date(answeredAt), locale) })}</small>
    </section>
  )
}

const Parts = ({
  title,
  parts,
}: {
  readonly title: string
  readonly parts: readonly ServicePart[]
}) => (
  <section>
    <h2>{title}</h2>
    <ul className={styles['parts']}>
      {parts.map((part) => (
        <PartCard key={part.vendor?.vassalage ?? part.kind} part={part} />
      ))}
    </ul>
  </section>
)

/** What each part is measured by, with the limits that count. */
const How = ({ status }: { readonly status: ServiceStatus }) => {
  const t = useText('status')
  const { locale } = useLanguage()
  const kinds = new Map(status.parts.map((part) => [part.kind, part]))
  return (
    <section>
      <h2>{t('status.how')}</h2>
      <ul className={styles['how']}>
        {[...kinds.values()].map(({ kind, lateAfterSec }) => (
          <li key={kind}>{t(`status.how.${kind}`, { limit: writeSpan(lateAfterSec, locale) })}</li>
        ))}
      </ul>
      <p className={styles['lead']}>
        {t('status.how.incident', { opens: status.opensAfterMin, closes: status.closesAfterMin })}
      </p>
    </section>
  )
}
