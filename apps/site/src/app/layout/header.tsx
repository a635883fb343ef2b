import { IconButton } from '@trevo/ui/button.tsx'
import { Menu, Search } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { to } from '../../core/router/to.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { AccountArea } from './account-area.tsx'
import { Logo } from './logo.tsx'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { closePopup, isPopupOpen, openPopup } from '../../core/popups/popups.ts'
import { TopNav } from './top-nav.tsx'
import styles from './header.module.css'

export const Header = ({ menuShown }: { readonly menuShown: boolean }) => {
  const isExcluded = useRunningExclusion() !== undefined
  // It has a menu of its own; two beside the side menu are one too many.
  const isMemberCenter = useLocation().pathname === to.member()
  return (
    <header className={styles['top']}>
      <div className={styles['bar']}>
        <MenuButton />
        <span className={menuShown ? styles['onlyPhone'] : undefined}>
          <Logo size={28} />
        </span>
        {!isExcluded && <SearchButton />}
        <AccountArea />
      </div>
      {!isExcluded && !isMemberCenter && <TopNav />}
    </header>
  )
}

/** On a phone, which has no side menu: every category and page is one press away. */
const MenuButton = () => {
  const { t } = useLanguage()
  return (
    <IconButton
      bare
      className={styles['menu']}
      label={t('shell.menuOpen')}
      onClick={() => openPopup('menu', {})}
    >
      <Menu size={22} aria-hidden="true" />
    </IconButton>
  )
}

/** Opens the search, which is loaded on demand; Ctrl+K does the same from anywhere, and closes it again. */
const SearchButton = () => {
  const { t } = useLanguage()
  const words = useSearchParams()[0].get('search') ?? ''
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (isPopupOpen('search')) closePopup('search')
      // Another popup must be answered first.
      else if (!document.querySelector('dialog[open]')) openPopup('search', {})
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <button
      type="button"
      className={styles['search']}
      data-call="way"
      aria-label={words ? `${t('shell.search')}: ${words}` : t('shell.search')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => openPopup('search', { words })}
    >
      <Search size={18} aria-hidden="true" />
      <span>{words || t('shell.search')}</span>
      <kbd data-keys="Ctrl K" aria-hidden="true" />
    </button>
  )
}
