import { useEffect, useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useIsMoving } from '../../core/router/is-moving.ts'
import styles from './layout.module.css'

/** ERR-13: loading longer than this shows a message. */
export const slowAfterMs = 8_000

/** ROUTE-21: shown while a page is loading. */
export const LoadingCover = () => (useIsMoving() ? <Loading /> : null)

/** A progress line, and after a while a possible reason (ERR-13). */
export const Loading = () => {
  const { t } = useLanguage()
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <div className={styles['cover']} role="progressbar" aria-label={t('common.loading')} />
      <div role="status">{isSlow && <p className={styles['slow']}>{t('state.slow')}</p>}</div>
    </>
  )
}
