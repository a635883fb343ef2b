import { indefiniteDaysMin, type LastingExclusion } from '@trevo/contract/wps/security/exclusion.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { PauseCircle } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './exclusion.module.css'

/** What bars play: until when, what stays open, and why. */
const RunningExclusion = ({ kind, endsAt }: LastingExclusion) => {
  const t = useText('security')
  const { locale } = useLanguage()
  return (
    <section className={styles['running']} role="status">
      <PauseCircle size={24} aria-hidden="true" />
      <div>
        <b>
          {endsAt === null
            ? t(`exclusion.runningForever.${kind}`)
            : t(`exclusion.running.${kind}`, { date: formatDateTime(new Date(endsAt), locale) })}
        </b>
        <p>{t('exclusion.runningText')}</p>
        {kind === 'exclusion' && endsAt === null && (
          <p>{t('exclusion.liftText', { days: indefiniteDaysMin })}</p>
        )}
        <span className={styles['ways']}>
          <Link to={to.member('withdraw')} className={buttonClass('plain')}>
            {t('exclusion.withdraw')}
          </Link>
          <Link to={to.member('why')} className={buttonClass('quiet')}>
            {t('common.why')}
          </Link>
        </span>
      </div>
    </section>
  )
}

// Home loads it with React.lazy, which needs a default export.
export default RunningExclusion
