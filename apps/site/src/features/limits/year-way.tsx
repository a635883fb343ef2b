import { CalendarDays, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import styles from './limits.module.css'

/** The way to a year of one's own play. */
export const YearWay = () => {
  const t = useText('limits')
  return (
    <Link className={styles['way']} to={to.member('myYear')}>
      <CalendarDays size={22} aria-hidden="true" />
      <span>
        <b>{t('common.myYear')}</b>
        <small>{t('common.myYearText')}</small>
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </Link>
  )
}
