import { Link } from 'react-router'
import { chooseConsent } from './analytics.ts'
import { to } from '../../../core/router/to.ts'
import type { Consent } from './consent.ts'
import { ConsentAnswers } from './consent-answers.tsx'
import { useText } from '../../../core/language/use-text.ts'
import styles from './consent.module.css'

/**
 * Asks whether the visit may be measured. It is at the edge of the page and blocks nothing; both
 * answers are equally easy.
 */
export default function ConsentBanner({ gtagId }: { readonly gtagId: string }) {
  const t = useText('support')
  const choose = (consent: Consent) => chooseConsent(consent, gtagId, () => location.reload())
  return (
    <section className={styles['banner']} aria-label={t('consent.title')}>
      <p>
        {t('consent.text')}{' '}
        <Link to={to.help('privacy')} className={styles['more']}>
          {t('consent.more')}
        </Link>
      </p>
      <ConsentAnswers choose={choose} />
    </section>
  )
}
