import { formatDateTime } from '@trevo/i18n/format.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { Button } from '@trevo/ui/button.tsx'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import type { SecurityForm } from '../../core/popups/security-form.ts'
import { nextGuard } from './next-guard.ts'
import type { SecurityOverview } from './common/queries.ts'
import styles from './common/security.module.css'
import { useText } from '../../core/language/use-text.ts'

const guards = {
  payment: { text: 'level.next.payment', action: 'create', form: { name: 'payment' } },
  contact: {
    text: 'level.next.contact',
    action: 'common.confirm',
    form: { name: 'contact', channel: 'email' },
  },
  second: { text: 'level.next.second', action: 'turnOn', form: { name: 'totp' } },
} as const satisfies Record<
  string,
  { text: AreaKey<'security'>; action: AreaKey<'security'>; form: SecurityForm }
>

/** How well the account is protected, and the one step that would protect it better. */
export const LevelCard = ({ overview }: { readonly overview: SecurityOverview }) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const { level, lastLoginAt } = overview
  const missing = nextGuard(overview)
  const next = missing && guards[missing]
  return (
    <section className={styles['level']}>
      <img src={drawingUrl('shield', 192)} alt="" width="64" height="64" loading="lazy" />
      <div>
        {/* The server counts from 0 to 4. */}
        <h2>{t(`level.${level}` as AreaKey<'security'>)}</h2>
        {lastLoginAt !== null && (
          <p>{t('level.lastLogin', { at: formatDateTime(new Date(lastLoginAt), locale) })}</p>
        )}
        <div
          className={styles['meter']}
          role="img"
          aria-label={t('level.meter', { level })}
          data-level={level}
        >
          {[1, 2, 3, 4].map((step) => (
            <span key={step} data-on={step <= level || undefined} />
          ))}
        </div>
      </div>
      <div className={styles['next']}>
        <p>{t(next ? next.text : 'level.full')}</p>
        {next && (
          <Button onClick={() => openPopup('security', { form: next.form })}>
            {t(next.action)}
          </Button>
        )}
      </div>
    </section>
  )
}
