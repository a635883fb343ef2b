import { Button } from '@trevo/ui/button.tsx'
import { install, useInstallState } from './install-offer.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './install-card.module.css'

/** One press instead of steps, where the browser can install the site by itself. */
export const InstallCard = () => {
  const t = useText('app')
  const state = useInstallState()
  if (state === 'none') return null
  return (
    <section className={styles['card']} aria-label={t('install.title')}>
      {state === 'done' ? (
        <p role="status">{t('install.done')}</p>
      ) : (
        <>
          <p>
            <b>{t('install.title')}</b>
            {t('install.text')}
          </p>
          <Button onClick={() => void install()}>{t('install.action')}</Button>
        </>
      )}
    </section>
  )
}
