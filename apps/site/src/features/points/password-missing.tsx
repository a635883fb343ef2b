import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { to } from '../../core/router/to.ts'
import { useText } from '../../core/language/use-text.ts'

/** A member without a payment password sets one first. */
export const PasswordMissing = () => {
  const t = useText('points')
  return (
    <Empty
      drawing="shield"
      title={t('points.setPassword')}
      text={t('points.setPasswordText')}
      action={
        <Link to={to.member('securityCenter')} className={buttonClass()}>
          {t('points.toSecurity')}
        </Link>
      }
    />
  )
}
