import { Clover } from 'lucide-react'
import { NavLink } from 'react-router'
import { formatReais } from '../core/format.ts'
import { useOperator, useRight } from '../core/operator.ts'
import { useT } from '../core/texts.tsx'
import { Avatar } from './avatar.tsx'
import { useNavItems, type NavItem } from './nav-items.ts'
import { useWaiting } from './use-waiting.ts'
import styles from './side-nav.module.css'

const Item = ({ item, count }: { readonly item: NavItem; readonly count?: number | undefined }) => {
  const t = useT()
  const { to, text, icon: Icon } = item
  return (
    <NavLink
      to={to}
      end={to === '/'}
      className={({ isActive }) => `${styles['item']} ${isActive ? styles['here'] : ''}`}
    >
      <Icon size={15} aria-hidden="true" />
      {t(text)}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </NavLink>
  )
}

/** The areas that the operator's rights allow, and who is signed in. */
export const SideNav = () => {
  const t = useT()
  const items = useNavItems()
  const { operator, brandName } = useOperator()
  const ceiling = useRight('withdrawals.approve')?.ceiling
  const waiting = useWaiting()
  const listOf = (group: NavItem['group']) =>
    items
      .filter((item) => item.group === group)
      .map((item) => (
        <Item
          key={item.to}
          item={item}
          count={item.to === '/withdrawals' ? waiting?.waiting : undefined}
        />
      ))
  return (
    <nav className={styles['nav']} aria-label={t('office.nav')}>
      <div className={styles['logo']}>
        <Clover size={20} aria-hidden="true" /> trevo <span className={styles['ops']}>ops</span>
      </div>
      <div className={styles['brand']}>{brandName}</div>
      {listOf('top')}
      <h2 className={styles['group']}>{t('office.queues')}</h2>
      {listOf('queues')}
      <h2 className={styles['group']}>{t('office.own')}</h2>
      {listOf('own')}
      <div className={styles['who']}>
        <Avatar name={operator} size={28} />
        <div>
          <b>{operator}</b>
          {ceiling && (
            <span className={styles['until']}>
              {t('office.until', { amount: formatReais(ceiling) })}
            </span>
          )}
        </div>
      </div>
    </nav>
  )
}
