import { Clover } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useAreaHere, useAreas, type Area } from '../core/area.ts'
import { formatReais } from '../core/format.ts'
import { useOperator, useRight } from '../core/operator.ts'
import { useT } from '../core/texts.tsx'
import { Avatar } from './avatar.tsx'
import { useNavCounts, type NavCount } from './use-nav-counts.ts'
import styles from './side-nav.module.css'

const Item = ({
  item,
  isHere,
  waiting,
}: {
  readonly item: Area
  readonly isHere: boolean
  readonly waiting: NavCount | undefined
}) => {
  const t = useT()
  const { to, text, icon: Icon } = item
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`${styles['item']} ${isHere ? styles['here'] : ''}`}
    >
      <Icon size={15} aria-hidden="true" />
      {t(text)}
      {waiting && (
        <span className={styles['count']} data-badge={waiting.isBadge || undefined}>
          {waiting.text}
        </span>
      )}
    </Link>
  )
}

const groups = [
  { group: 'queues', text: 'office.queues' },
  { group: 'run', text: 'office.run' },
  { group: 'company', text: 'office.company' },
  { group: 'own', text: 'office.own' },
] as const

/** The areas that the operator's rights open, and who is signed in. */
export const SideNav = () => {
  const t = useT()
  const items = useAreas()
  const { operator, brandName } = useOperator()
  const ceiling = useRight('withdrawals.approve')?.ceiling
  const counts = useNavCounts()
  const here = useAreaHere(items)?.to
  const listOf = (group: Area['group']) =>
    items
      .filter((item) => item.group === group)
      .map((item) => (
        <Item key={item.to} item={item} isHere={item.to === here} waiting={counts[item.to]} />
      ))
  return (
    <nav className={styles['nav']} aria-label={t('office.nav')}>
      <div className={styles['logo']}>
        <Clover size={20} aria-hidden="true" /> trevo <span className={styles['ops']}>ops</span>
      </div>
      <div className={styles['brand']}>{brandName}</div>
      {listOf('top')}
      {groups.map(({ group, text }) => {
        const listed = listOf(group)
        return listed.length === 0 ? null : (
          <Fragment key={group}>
            <h2 className={styles['group']}>{t(text)}</h2>
            {listed}
          </Fragment>
        )
      })}
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
