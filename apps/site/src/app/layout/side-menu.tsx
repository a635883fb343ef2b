import { languageNames, isSiteLanguage } from '@trevo/i18n/languages.ts'
import { IconButton } from '@trevo/ui/button.tsx'
import { Feather, Moon, PanelLeft, Sun } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import type { IconName } from '@trevo/art/icon-names.ts'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { pressesData, useLowData } from '../../core/low-data/low-data.ts'
import { ServiceLink } from '../../core/router/service-link.tsx'
import { to } from '../../core/router/to.ts'
import { servicesAt } from '../../core/session/services-at.ts'
import { useSession } from '../../core/session/store.ts'
import { setTheme, useThemeChoice, type ThemeChoice } from '../../core/theme/theme.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { Logo } from './logo.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { SideBanners } from './side-banners.tsx'
import { sideItems } from '../../core/router/side-items.ts'
import styles from './layout.module.css'

/**
 * SIDE-1..4. On a tablet it is a rail with a word below each icon. Folded it shows only icons; every entry keeps its
 * name for screen readers and tooltips.
 */
export const SideMenu = ({
  open,
  onToggle,
}: {
  readonly open: boolean
  readonly onToggle: () => void
}) => {
  const { t } = useLanguage()
  return (
    <aside className={styles['side']} aria-label={t('common.menu')}>
      <div className={styles['brandRow']}>
        <Logo />
        <IconButton
          bare
          label={open ? t('shell.menuClose') : t('shell.menuOpen')}
          aria-expanded={open}
          onClick={onToggle}
        >
          <PanelLeft size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <Entries />
    </aside>
  )
}

/** Everything below the logo: identical open or folded, so folding does not render it again. */
const Entries = memo(() => {
  const { t } = useLanguage()
  const isExcluded = useRunningExclusion() !== undefined
  const items = sideItems.filter(({ href }) => !isExcluded || href === to.home())
  return (
    <>
      <nav aria-label={t('common.menu')}>
        {items.map((item) => (
          <SideLink key={item.label} href={item.href} icon={item.icon} label={t(item.label)} />
        ))}
        <div className={styles['rule']} />
        {!isExcluded && (
          <SideLink href={to.promotions()} icon="promotions" label={t('nav.PROMO')} />
        )}
        <ServiceLinks />
      </nav>
      <LanguageSelect />
      <ThemeSwitch />
      <LowDataSwitch />
      <div className={styles['onlyOpen']}>
        {/* Absent from the first response of most pages. */}
        <BrowserOnly fallback={null}>
          <SideBanners />
        </BrowserOnly>
      </div>
      <button
        type="button"
        className={styles['promo']}
        title={t('side.app')}
        onClick={() => openPopup('app', {})}
      >
        <Icon name="app" size={26} />
        <span className={styles['words']}>
          {t('side.app')}
          <small>
            {t('side.appIos')} · {t('side.appAndroid')}
          </small>
        </span>
      </button>
    </>
  )
})
Entries.displayName = 'Entries'

const Words = ({ children }: { children: ReactNode }) => (
  <span className={styles['words']}>{children}</span>
)

export const SideLink = ({
  href,
  icon,
  label,
}: {
  href: string
  icon: IconName
  label: string
}) => {
  const { pathname, search } = useLocation()
  const isHere = `${pathname}${search}` === href || (href === to.home() && pathname === '/home')
  return (
    <Link
      to={href}
      className={styles['sideLink']}
      data-call={href === to.home() ? undefined : 'way'}
      title={label}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={icon} size={22} />
      <Words>{label}</Words>
    </Link>
  )
}

/** CS entries of the position MENU. */
export const ServiceLinks = () => {
  const services = useSession().systemStatus.info.customerService
  return servicesAt(services, 'MENU').map((service) => (
    <ServiceLink
      key={`${service.csPosition}${service.csType}${service.path}`}
      path={service.path}
      className={styles['sideLink']}
      title={service.title}
    >
      <Icon name={service.csType === 'CHAT' ? 'chat' : 'service'} size={22} />
      <Words>{service.title}</Words>
    </ServiceLink>
  ))
}

/** SIDE-3: the languages the brand switched on. */
export const LanguageSelect = () => {
  const { t, language, change } = useLanguage()
  const offered = useSession().systemStatus.info.brand.languages.filter(isSiteLanguage)
  return (
    <label className={styles['sideLink']} title={t('shell.language')}>
      <Icon name="language" size={22} />
      <span className={styles['railWords']}>{t('shell.language')}</span>
      <select
        className={styles['sideSelect']}
        value={language}
        onChange={({ target }) => {
          if (isSiteLanguage(target.value)) void change(target.value)
        }}
      >
        {offered.map((code) => (
          <option key={code} value={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Dark, light, or the device's preference. */
export const ThemeSwitch = () => {
  const { t } = useLanguage()
  const choice = useThemeChoice()
  const Sign = choice === 'light' ? Sun : Moon
  return (
    <label className={styles['sideLink']} title={t('shell.theme')}>
      <Sign size={20} aria-hidden="true" />
      <span className={styles['railWords']}>{t('shell.theme')}</span>
      <select
        className={styles['sideSelect']}
        value={choice}
        // The options are exactly the possible values.
        onChange={({ target }) => setTheme(target.value as ThemeChoice)}
      >
        <option value="dark">{t('shell.themeDark')}</option>
        <option value="light">{t('shell.themeLight')}</option>
        <option value="system">{t('shell.themeSystem')}</option>
      </select>
    </label>
  )
}

/** Turns low-data mode on or off for this browser. */
export const LowDataSwitch = () => {
  const { t } = useLanguage()
  const isOn = useLowData()
  return (
    <button
      type="button"
      className={styles['sideLink']}
      title={`${t('lowData.name')}: ${t('lowData.about')}`}
      aria-pressed={isOn}
      {...pressesData(isOn ? 'full' : 'low')}
    >
      <Feather size={20} aria-hidden="true" />
      <Words>
        {t('lowData.name')}
        <small>{t('lowData.about')}</small>
      </Words>
    </button>
  )
}
