import { useT } from '../core/texts.tsx'
import styles from './page-states.module.css'

export const PageUnknown = () => {
  const t = useT()
  return <p className={styles['state']}>{t('office.notFound')}</p>
}

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
