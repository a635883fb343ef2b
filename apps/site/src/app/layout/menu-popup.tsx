import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link } from 'react-router'
import type { IconName } from '@trevo/art/icon-names.ts'
import { Icon } from '../../core/art/icon.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { navEntries } from '../../core/router/nav-entries.ts'
import { sideItems } from '../../core/router/side-items.ts'
import { to } from '../../core/router/to.ts'
import { menusQuery } from '../../entities/game/catalogue-queries.ts'
import { categoryIcon } from '../../entities/game/category-icon.ts'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { LanguageSelect, LowDataSwitch, ServiceLinks, SideLink, ThemeSwitch } from './side-menu.tsx'
import styles from './menu-popup.module.css'

/** What the side menu and the top navigation hold on a wider screen: categories first, then pages. */
const MenuPopup = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLanguage()
  const isExcluded = useRunningExclusion() !== undefined
  return (
    <Modal title={t('common.menu')} onClose={onClose} size={{ width: 480 }}>
      {/* Clicks bubble up from the links inside, which are themselves reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={styles['menu']}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onClose()
        }}
      >
        {!isExcluded && <SearchField onClose={onClose} />}
        {!isExcluded && <Categories />}
        <nav className={styles['pages']} aria-label={t('popup.pages')}>
          <SideLink href={to.home()} icon="home" label={t('nav.HOME')} />
          {!isExcluded && (
            <SideLink href={to.promotions()} icon="promotions" label={t('nav.PROMO')} />
          )}
          <SideLink href={to.proofs()} icon="records" label={t('footer.proofs')} />
          <SideLink href={to.returns()} icon="chart" label={t('footer.returns')} />
          <SideLink href={to.status()} icon="recent" label={t('footer.status')} />
          <ServiceLinks />
          <LanguageSelect />
          <ThemeSwitch />
          <LowDataSwitch />
        </nav>
      </div>
    </Modal>
  )
}
export default MenuPopup

const SearchField = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useLanguage()
  return (
    <button
      type="button"
      className={styles['search']}
      onClick={() => {
        onClose()
        openPopup('search', {})
      }}
    >
      <Search size={18} aria-hidden="true" />
      {t('shell.search')}
    </button>
  )
}

type Category = { readonly label: string; readonly icon: IconName; readonly href: string }

const Categories = () => {
  const { t, language } = useLanguage()
  const { data: menus = [] } = useQuery(menusQuery(language))
  const offered: readonly Category[] = navEntries(menus)
    .filter(({ vendors }) => vendors.length > 0)
    .map(({ category, label, href }) => ({ label: t(label), icon: categoryIcon(category), href }))
  const hrefs = new Set(offered.map(({ href }) => href))
  const others = sideItems
    .filter(({ href }) => href !== to.home() && !hrefs.has(href))
    .map(({ label, icon, href }) => ({ label: t(label), icon, href }))
  return (
    <nav className={styles['categories']} aria-label={t('common.categories')} data-call="way">
      {[...offered, ...others].map(({ label, icon, href }) => (
        <Link key={href} to={href}>
          <Icon name={icon} size={30} />
          {label}
        </Link>
      ))}
    </nav>
  )
}
