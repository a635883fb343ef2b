import { Search } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useLanguage } from '../language/language.tsx'
import { to } from '../router/to.ts'
import { AccountArea } from './account-area.tsx'
import { Logo } from './logo.tsx'
import { TopNav } from './top-nav.tsx'
import styles from './header.module.css'

export const Header = ({ menuShown }: { readonly menuShown: boolean }) => (
  <header className={styles['top']}>
    <div className={styles['bar']}>
      <span className={menuShown ? styles['onlyPhone'] : undefined}>
        <Logo size={28} />
      </span>
      <SearchField />
      <AccountArea />
    </div>
    <TopNav />
  </header>
)

/** Looks through every game and provider by name; on phones it stands in the page (`inPage`). */
export const SearchField = ({ inPage = false }: { readonly inPage?: boolean }) => {
  const { t } = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [words, setWords] = useState(query.get('search') ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim()) void navigate(to.search(words.trim()))
  }
  return (
    <form
      role="search"
      action={to.gameList('hot')}
      className={`${styles['search']} ${inPage ? styles['inPage'] : styles['onlyWide']}`}
      onSubmit={submit}
    >
      <Search size={16} aria-hidden="true" />
      <input
        type="search"
        name="search"
        maxLength={60}
        aria-label={t('shell.search')}
        placeholder={t('shell.search')}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </form>
  )
}
