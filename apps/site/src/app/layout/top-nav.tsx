import { useQuery } from '@tanstack/react-query'
import { IconButton } from '@trevo/ui/button.tsx'
import { ChevronDown } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { to, type GameListType } from '../../core/router/to.ts'
import { largeMenuAbove, navEntries, type NavEntry } from '../../core/router/nav-entries.ts'
import styles from './top-nav.module.css'

/** NAV-1..6: the categories that have a vendor, between home and promotions. */
export const TopNav = () => {
  const { t, language } = useLanguage()
  const { data: menus = [] } = useQuery(menusQuery(language))
  return (
    <nav className={styles['cats']} data-call="way" aria-label={t('common.categories')}>
      {navEntries(menus).map((entry) => (
        <div key={entry.category} className={styles['cat']}>
          <NavLink to={entry.href} end>
            {t(entry.label)}
          </NavLink>
          {entry.category === 'BGS' && <VendorMenu entry={entry} />}
        </div>
      ))}
    </nav>
  )
}

const VendorMenu = ({ entry }: { entry: NavEntry }) => {
  const { t } = useLanguage()
  const id = `vendors-${entry.category}`
  const large = entry.gameCount > largeMenuAbove
  return (
    <>
      <IconButton
        bare
        className={styles['vendorsButton']}
        label={t('nav.vendorsOf', { category: t(entry.label) })}
        popoverTarget={id}
      >
        <ChevronDown size={14} aria-hidden="true" />
      </IconButton>
      {/* Clicks bubble up from the links inside, which are themselves reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        id={id}
        popover="auto"
        className={`${styles['vendorMenu']} ${large ? styles['large'] : ''}`}
        onClick={({ currentTarget }) => currentTarget.hidePopover()}
      >
        <ul>
          {entry.vendors.map((vendor) => (
            <li key={vendor.vassalage}>
              <Link to={vendorPage(entry, vendor.vassalage)}>
                {vendor.displayName}
                <small>{t('common.gameCount', { count: vendor.gameCount })}</small>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const vendorPage = (entry: NavEntry, vassalage: string): string =>
  // Only the in-house entry carries a vendor list, and its page is a game list.
  to.gameList(entry.href.slice(1) as GameListType, { vassalage })
