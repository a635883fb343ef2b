import { Menu, Search } from 'lucide-react'
import { NavLink } from 'react-router'
import { useAreas } from '../core/area.ts'
import { useT } from '../core/texts.tsx'
import { useNavCounts } from './use-nav-counts.ts'
import styles from './tab-bar.module.css'

/** The areas on a phone, within reach of the thumb. */
export const TabBar = ({ onFind }: { readonly onFind: () => void }) => {
  const t = useT()
  const counts = useNavCounts()
  const items = useAreas().slice(0, 3)
  return (
    <nav className={styles['bar']} aria-label={t('office.nav')}>
      {items.map(({ to, text, icon: Icon }) => (
        <NavLink
          key={to}
          to={to}
          end={to === '/'}
          className={({ isActive }) => `${styles['tab']} ${isActive ? styles['here'] : ''}`}
        >
          <Icon size={20} aria-hidden="true" />
          {t(text)}
          {counts[to] && <i className={styles['count']}>{counts[to].text}</i>}
        </NavLink>
      ))}
      <button type="button" className={styles['tab']} onClick={onFind}>
        <Search size={20} aria-hidden="true" />
        {t('office.search')}
      </button>
      <button type="button" className={styles['tab']} onClick={onFind}>
        <Menu size={20} aria-hidden="true" />
        {t('office.more')}
      </button>
    </nav>
  )
}
