import { Link } from 'react-router'
import { Icon } from '../../core/art/icon.tsx'
import { usePublicStore } from '../../entities/member/public-store.ts'
import { to } from '../../core/router/to.ts'
import styles from './vip-chip.module.css'

/** The member's VIP level, linking to the ladder; not shown without one, as where the brand has no levels. */
export const VipChip = () => {
  const { vipLabelName } = usePublicStore()
  if (vipLabelName === undefined) return null
  return (
    <Link to={to.member('playerRank')} className={styles['chip']}>
      <Icon name="account" size={20} />
      VIP {vipLabelName}
    </Link>
  )
}
