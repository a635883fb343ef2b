import { Link } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './layout.module.css'

export const Logo = ({ size = 30 }: { readonly size?: number }) => {
  const { t } = useLanguage()
  const brand = useSession().systemStatus.info.brand.name
  return (
    <Link to={to.home()} className={styles['logo']} aria-label={t('shell.brandHome', { brand })}>
      <Icon name="home" size={size} />
      <span className={styles['words']}>{brand.toLowerCase()}</span>
    </Link>
  )
}
