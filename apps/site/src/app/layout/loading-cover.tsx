import { useEffect, useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useIsMoving } from '../../core/router/is-moving.ts'
import styles from './layout.module.css'

/** ERR-13: what takes longer than this is worth a word. */
export const slowAfterMs = 8_000

/** ROUTE-21: there while a page is on its way, gone when it is there. */
export const LoadingCover = () => (useIsMoving() ? <Loading /> : null)

/** A line that runs, and after a while what may be the matter (ERR-13). */
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
