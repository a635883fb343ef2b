import type { Kyc } from '@trevo/contract/wps/kyc/kyc.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { BadgeCheck, CircleX, Hourglass } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import styles from './identity.module.css'

const toneOf = ({ state, isVerified }: Kyc) =>
  isVerified
    ? 'verified'
    : state === 'refused'
      ? 'refused'
      : state === 'review'
        ? 'review'
        : 'checking'

const icons = {
  verified: BadgeCheck,
  refused: CircleX,
  review: Hourglass,
  checking: Hourglass,
} as const

/** Where the case stands, and what happens next. */
export const CaseState = ({ kyc }: { readonly kyc: Kyc }) => {
  const t = useText('identity')
  const { language } = useLanguage()
  const tone = toneOf(kyc)
  const Icon = icons[tone]
  const { documentExpiresOn: endsOn } = kyc
  return (
    <section className={styles['card']} data-tone={tone} aria-live="polite">
      <h2 className={styles['state']}>
        <Icon size={26} aria-hidden="true" />
        {t(`identity.state.${tone}`)}
      </h2>
      {tone === 'refused' &&
        kyc.causes.map((cause) => <p key={cause}>{t(`identity.cause.${cause}`)}</p>)}
      <p className={styles['lead']}>{t(`identity.next.${tone}`)}</p>
      {tone === 'verified' && endsOn !== null && (
        <p className={styles['note']}>
          {t('identity.until', {
            day: new Intl.DateTimeFormat(language === 'PT' ? 'pt-BR' : 'en', {
              dateStyle: 'long',
              timeZone: 'UTC',
            }).format(new Date(`${endsOn}T00:00:00Z`)),
          })}
        </p>
      )}
      {tone === 'refused' && (
        <Link to={to.chat()} className={buttonClass('plain', 'large', true)}>
          {t('identity.help')}
        </Link>
      )}
    </section>
  )
}
