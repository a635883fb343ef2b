import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './agent.module.css'
import { useText } from '../../core/language/use-text.ts'

/** In place of a page that does not exist here, or is switched off: who is logged in, and the links out. */
export const Welcome = () => {
  const t = useText('agent')
  const { memberInfo } = useSession()
  const name = memberInfo?.nickname || memberInfo?.account.split('@').at(-1) || ''
  return (
    <Empty
      drawing="handshake"
      title={t('common.hello', { name })}
      text={t('agent.homeText')}
      action={
        <div className={styles['ways']}>
          <Link to={to.home()} className={buttonClass('plain')}>
            {t('common.backToSite')}
          </Link>
          <Button look="plain" onClick={() => openPopup('signOut', {})}>
            {t('common.signOut')}
          </Button>
        </div>
      }
    />
  )
}
