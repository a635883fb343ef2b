import { Link, useRouteError } from 'react-router'
import { Refused } from '../core/api.ts'
import { useAreaHere, useAreas } from '../core/area.ts'
import { useT } from '../core/texts.tsx'
import styles from './page-states.module.css'

/** To the first page of the area that the address is under, else to the start page. */
const AreaLink = () => {
  const t = useT()
  const areas = useAreas()
  const area = useAreaHere(areas) ?? areas[0]
  return (
    area && (
      <Link className="o-btn" to={area.to}>
        {t('office.toArea', { area: t(area.text) })}
      </Link>
    )
  )
}

/** In the place of a page that is not at this address. */
export const PageUnknown = () => {
  const t = useT()
  return (
    <div className={styles['state']} role="alert">
      <h1>{t('office.notFound')}</h1>
      <AreaLink />
    </div>
  )
}

/** In the place of a record's page: what the server says of it. An id without the form of one is no address. */
export const RecordFailed = ({ error }: { readonly error: Error | null }) =>
  error instanceof Refused && error.code !== 'request_param_err' ? (
    <div className={styles['state']} role="alert">
      <h1>{error.message}</h1>
      <AreaLink />
    </div>
  ) : (
    <PageUnknown />
  )

/** In the place of a page of an area that broke or could not be loaded; the navigation stays. */
export const AreaFailed = () => {
  const t = useT()
  const error = useRouteError()
  if (error instanceof Refused) return <RecordFailed error={error} />
  return (
    <div className={styles['state']} role="alert">
      <h1>{t('office.failed')}</h1>
      <button type="button" className="o-btn" onClick={() => location.reload()}>
        {t('office.again')}
      </button>
      <AreaLink />
    </div>
  )
}

/** In the place of the whole application. */
export const PageFailed = () => {
  const t = useT()
  return (
    <div className={styles['state']} role="alert">
      <p>{t('office.failed')}</p>
      <button type="button" className="o-btn" onClick={() => location.reload()}>
        {t('office.again')}
      </button>
    </div>
  )
}

export const PartLoading = () => {
  const t = useT()
  return (
    <p className={styles['state']} role="status" data-loading>
      {t('office.loading')}
    </p>
  )
}

/** A part that could not be read: the server's sentence, which says what to do. */
export const PartFailed = ({ error }: { readonly error: Error }) => (
  <p className={styles['state']} role="alert">
    {error.message}
  </p>
)

/** In the place of a part until it is read. */
export const PartState = ({ error }: { readonly error: Error | null }) =>
  error ? <PartFailed error={error} /> : <PartLoading />
