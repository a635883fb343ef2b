import { buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState } from '@trevo/ui/states.tsx'
import { Link } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { to } from '../../core/router/to.ts'
import { useText } from '../../core/language/use-text.ts'

/** A member without a payment password sets one first. */
export const PasswordMissing = () => {
  const t = useText('points')
  return (
    <EmptyState
      picture={drawingUrl('shield', 192)}
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
