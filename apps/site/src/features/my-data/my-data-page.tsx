import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { DataRequest, getMyData } from '@trevo/contract/wps/my-data.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { rowsOf } from '../../core/lists/pages.ts'
import { useBrandZone } from '../../core/session/use-brand-zone.ts'
import { ActForm, type DataAct } from './act-form.tsx'
import styles from './my-data.module.css'
import { myDataQuery, readersQuery } from './queries.ts'

type MyData = Value<typeof getMyData>

const profileNames = [
  'username',
  'customerId',
  'nickname',
  'name',
  'cpf',
  'bornOn',
  'email',
  'mobile',
  'registeredAt',
  'registerAddress',
] as const

const useAt = () => {
  const { locale } = useLanguage()
  const zone = useBrandZone()
  return (instant: string): string => formatDateTime(new Date(instant), locale, zone)
}

const Profile = ({ of: { profile } }: { readonly of: MyData }) => {
  const t = useText('my-data')
  const at = useAt()
  const values = new Map(profile.map(({ name, value }) => [name, value]))
  return (
    <section className={styles['card']} aria-labelledby="data-profile">
      <h2 id="data-profile">{t('myData.profile')}</h2>
      <dl className={styles['facts']}>
        {profileNames.map((name) => {
          const value = values.get(name)
          if (value === undefined) return null
          return (
            <div key={name}>
              <dt>{t(`myData.name.${name}`)}</dt>
              <dd>{name === 'registeredAt' ? at(value) : value}</dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const Kept = ({ of: { kept } }: { readonly of: MyData }) => {
  const t = useText('my-data')
  return (
    <section className={styles['card']} aria-labelledby="data-kept">
      <h2 id="data-kept">{t('myData.kept')}</h2>
      <ul className={styles['lines']}>
        {kept.map(({ category, article, years }) => (
          <li key={category}>
            <b>{t(`myData.category.${category}`)}</b>
            <span className={styles['note']}>
              {article === null
                ? t('myData.erasable')
                : t('myData.byLaw', { count: years ?? 0, article })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Readers = () => {
  const t = useText('my-data')
  const at = useAt()
  const query = useInfiniteQuery(readersQuery())
  const rows = rowsOf(query)
  return (
    <section className={styles['card']} aria-labelledby="data-readers">
      <h2 id="data-readers">{t('myData.readers')}</h2>
      <p className={styles['note']}>{t('myData.readersNote')}</p>
      {query.data && rows.length === 0 && <p>{t('myData.noReaders')}</p>}
      <ul className={styles['lines']}>
        {rows.map(({ at: instant, role, fields }) => (
          <li key={`${instant} ${fields.join()}`}>
            <span>
              <b>{role ?? t('myData.noRole')}</b> · {at(instant)}
            </span>
            <span className={styles['note']}>
              {t('myData.fields', { fields: fields.join(', ') })}
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          look="quiet"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('common.showMore')}
        </Button>
      )}
    </section>
  )
}

const dayOf = ({ state, dueAt, openUntil, endedAt }: DataRequest): string => {
  if (state === 'waiting') return dueAt
  return (state === 'ready' ? openUntil : endedAt) ?? dueAt
}

const Requests = ({
  of: { requests },
  onAct,
}: {
  readonly of: MyData
  readonly onAct: (act: DataAct) => void
}) => {
  const t = useText('my-data')
  const at = useAt()
  if (requests.length === 0) return null
  return (
    <section className={styles['card']} aria-labelledby="data-requests">
      <h2 id="data-requests">{t('myData.requests')}</h2>
      <ul className={styles['lines']}>
        {requests.map((request) => (
          <li key={request.requestId}>
            <span>
              <b>{t(`myData.kind.${request.kind}`)}</b> ·{' '}
              {t(`myData.state.${request.state}`, { day: at(dayOf(request)) })}
            </span>
            {request.text !== null && <span className={styles['note']}>{request.text}</span>}
            {request.state === 'ready' && (
              <Button
                look="plain"
                onClick={() => onAct({ act: 'open', requestId: request.requestId })}
              >
                {t('myData.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Page `myData`: what is kept and why, who read it, and what the member can ask for. */
const MyDataPage = () => {
  const t = useText('my-data')
  const [act, setAct] = useState<DataAct>()
  const query = useQuery(myDataQuery())
  if (!query.data) return <NotLoaded query={query} height={420} radius={24} />
  return (
    <div className={styles['page']}>
      <p className={styles['note']}>{t('myData.lead')}</p>
      <section className={styles['card']} aria-labelledby="data-acts">
        <h2 id="data-acts">{t('myData.acts')}</h2>
        <div className={styles['acts']}>
          {(['export', 'correct', 'erase'] as const).map((one) => (
            <Button key={one} look="plain" onClick={() => setAct({ act: one })}>
              {t(`myData.${one}`)}
            </Button>
          ))}
        </div>
      </section>
      <Requests of={query.data} onAct={setAct} />
      <Profile of={query.data} />
      <Kept of={query.data} />
      <Readers />
      {act && <ActForm of={act} onClose={() => setAct(undefined)} />}
    </div>
  )
}
export default MyDataPage
