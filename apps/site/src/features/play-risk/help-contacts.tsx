import type { HelpContact } from '@trevo/contract/wps/play-risk/play-risk.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './play-risk.module.css'

/** People from outside who help; what is shown is data of the brand and its jurisdiction. */
export const HelpContacts = ({ contacts }: { readonly contacts: readonly HelpContact[] }) => {
  const t = useText('how-i-play')
  if (contacts.length === 0) return null
  return (
    <section className={styles['card']} aria-labelledby="play-help">
      <h2 id="play-help">{t('howIPlay.help')}</h2>
      <p>{t('howIPlay.helpText')}</p>
      <ul className={styles['contacts']}>
        {contacts.map(({ code, name, about, phone, url }) => (
          <li key={code}>
            <b>{name}</b>
            <p>{about}</p>
            <span className={styles['ways']}>
              {phone && (
                <a className={buttonClass('plain')} href={`tel:${phone}`}>
                  {t('howIPlay.call', { phone })}
                </a>
              )}
              {url && (
                <a
                  className={buttonClass('quiet')}
                  href={url}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${t('howIPlay.site')}: ${name}`}
                >
                  {t('howIPlay.site')}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
