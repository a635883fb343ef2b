import type { SystemStatus } from '@trevo/contract/wps/system.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { ServiceLink } from '../../core/router/service-link.tsx'
import { to } from '../../core/router/to.ts'
import { servicesAt } from '../../core/session/services-at.ts'
import { useSession } from '../../core/session/store.ts'
import { navEntries } from '../../core/router/nav-entries.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { LanguageSelect, ThemeSwitch } from './side-menu.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './footer.module.css'

/** FOOTER-2: which resources are social links, in their order. */
const socialTypes = ['FACEBOOK', 'TIKTOK', 'TWITTER', 'INSTAGRAM', 'YOUTUBE', 'ANDROID', 'TELEGRAM']

/** Used for a resource without a label. */
const socialNames: Readonly<Record<string, string>> = {
  FACEBOOK: 'Facebook',
  TIKTOK: 'TikTok',
  TWITTER: 'Twitter',
  INSTAGRAM: 'Instagram',
  YOUTUBE: 'YouTube',
  ANDROID: 'Android',
  TELEGRAM: 'Telegram',
}

/** FOOTER-1..3. */
export const Footer = () => {
  const { t } = useLanguage()
  const { systemStatus, gtagId, helpCenterUrl } = useSession()
  const { brand, customerService, resources } = systemStatus.info
  const isExcluded = useRunningExclusion() !== undefined
  const social = socialTypes.flatMap((type) =>
    resources.filter((resource) => resource.resourceType.toUpperCase() === type),
  )
  return (
    <footer className={styles['footer']}>
      <div className={styles['footerColumns']}>
        {!isExcluded && <Products />}
        <Column title={t('common.help')}>
          <Link to={helpCenterUrl}>{t('footer.helpCenter')}</Link>
          <Link to={to.help('term')}>{t('footer.terms')}</Link>
          <Link to={to.help('fairness')}>{t('footer.fairness')}</Link>
          <Link to={to.proofs()}>{t('footer.proofs')}</Link>
          <Link to={to.returns()}>{t('footer.returns')}</Link>
          <Link to={to.status()}>{t('footer.status')}</Link>
          <Link to={to.help('limits')}>{t('footer.responsible')}</Link>
          <button type="button" onClick={() => openPopup('public', {})}>
            {t('common.announcements')}
          </button>
          <button type="button" onClick={() => openPopup('app', {})}>
            {t('side.app')}
          </button>
          {gtagId !== null && (
            <button type="button" onClick={() => openPopup('consent', {})}>
              {t('footer.privacy')}
            </button>
          )}
        </Column>
        <Column title={t('footer.contact')}>
          {servicesAt(customerService, 'FOOTER').map((service) => (
            <ServiceLink key={`${service.csType}${service.path}`} path={service.path}>
              {service.title}
            </ServiceLink>
          ))}
          <button type="button" onClick={() => openPopup('feedback', {})}>
            {t('footer.feedback')}
          </button>
        </Column>
        {social.length > 0 && (
          <Column title={t('footer.social')}>
            {social.map((resource) => (
              <a key={resource.url} href={resource.url} rel="noopener noreferrer" target="_blank">
                {resource.labelNameEn || socialNames[resource.resourceType.toUpperCase()]}
              </a>
            ))}
          </Column>
        )}
      </div>
      <div className={styles['footerChoices']}>
        <LanguageSelect />
        <ThemeSwitch />
      </div>
      {brand.notices && <Notices notices={brand.notices} />}
      <div className={styles['footerEnd']}>
        <b className={styles['age']}>{brand.ageMessage}+</b>
        <span>{t('footer.age')}</span>
        <span>{t('footer.rights', { year: brand.copyrightYear, brand: brand.name })}</span>
      </div>
    </footer>
  )
}

type NoticesShown = NonNullable<SystemStatus['info']['brand']['notices']>

/** What the law has every page name (L art. 15, 16, 26 § 4). */
const Notices = ({ notices }: { notices: NoticesShown }) => {
  const { t } = useLanguage()
  const { licence, regulator, regulatorUrl, ombudsman, ombudsmanPath, warning, barred } = notices
  return (
    <section className={styles['notices']} aria-label={t('footer.notices')}>
      <p>
        <b>{warning}</b> {barred}
      </p>
      <p>
        {t('footer.licence', { licence })}{' '}
        {regulatorUrl === null ? (
          regulator
        ) : (
          <a href={regulatorUrl} rel="noopener noreferrer" target="_blank">
            {regulator}
          </a>
        )}
        {' · '}
        {ombudsmanPath === null ? ombudsman : <a href={ombudsmanPath}>{ombudsman}</a>}
      </p>
    </section>
  )
}

const Products = () => {
  const { t, language } = useLanguage()
  const { data: menus = [] } = useQuery(menusQuery(language))
  return (
    <Column title={t('footer.products')} call="way">
      {navEntries(menus).map((entry) => (
        <Link key={entry.category} to={entry.href}>
          {t(entry.label)}
        </Link>
      ))}
    </Column>
  )
}

const Column = ({
  title,
  call,
  children,
}: {
  title: string
  call?: 'way'
  children: ReactNode[] | ReactNode
}) => (
  <section data-call={call}>
    <h2>{title}</h2>
    <ul>
      {[children].flat(2).flatMap((child, index) => (child ? [<li key={index}>{child}</li>] : []))}
    </ul>
  </section>
)
