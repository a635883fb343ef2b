import type { ServiceIncident } from '@trevo/contract/wps/status/service-status.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { usePartName } from './part-card.tsx'
import { writeSpan } from './write-span.ts'
import styles from './status.module.css'

/** What did not work, from when until when, with the brand's words about it. */
export const IncidentList = ({ list }: { readonly list: readonly ServiceIncident[] }) => {
  const t = useText('status')
  return (
    <section>
      <h2>{t('status.incidents')}</h2>
      {list.length === 0 ? (
        <p className={styles['lead']}>{t('status.noIncidents')}</p>
      ) : (
        <ul className={styles['incidents']}>
          {list.map((incident) => (
            <Incident key={incident.incidentId} incident={incident} />
          ))}
        </ul>
      )}
    </section>
  )
}

const Incident = ({ incident }: { readonly incident: ServiceIncident }) => {
  const t = useText('status')
  const { locale } = useLanguage()
  const nameOf = usePartName()
  const { state, beganAt, endedAt, fault, text, credit } = incident
  const write = (at: string) => formatDateTime(new Date(at), locale)
  return (
    <li data-state={endedAt === null ? state : undefined}>
      <h3>{t(`status.incident.${state}`, { part: nameOf(incident) })}</h3>
      <p>
        {endedAt === null
          ? t('status.since', { at: write(beganAt) })
          : t('status.between', {
              from: write(beganAt),
              until: write(endedAt),
              time: writeSpan((Date.parse(endedAt) - Date.parse(beganAt)) / 1_000, locale),
            })}
      </p>
      {(fault ?? text) !== null && (
        <p>
          {fault && <b>{t(`status.fault.${fault}`)}</b>} {text}
        </p>
      )}
      {credit !== null && (
        <p>{t('status.credit.of', { amount: formatAmount(credit, { locale }) })}</p>
      )}
    </li>
  )
}
